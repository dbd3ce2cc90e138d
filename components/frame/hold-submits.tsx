import { HOLD_SUBMITS } from "@/lib/inline-scripts";

/** Holds presses on forms with `data-held` that come before the scripts, see `HOLD_SUBMITS`. For public pages, once a page. */
export function HoldSubmits() {
  return <script>{HOLD_SUBMITS}</script>;
}
