import { HOLD_SUBMITS } from "@/lib/inline-scripts";

/** Holds early submits (`HOLD_SUBMITS`); once per public page. */
export function HoldSubmits() {
  return <script>{HOLD_SUBMITS}</script>;
}
