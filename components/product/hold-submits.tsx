import { HOLD_SUBMITS } from "@/lib/inline-scripts";

/** Holds presses on `form[data-held="true"]` that come before the scripts. For public pages, once a page. */
export function HoldSubmits() {
  return <script>{HOLD_SUBMITS}</script>;
}
