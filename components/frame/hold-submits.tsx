import { HOLD_SUBMITS } from "@/lib/inline-scripts";

export function HoldSubmits() {
  return <script>{HOLD_SUBMITS}</script>;
}
