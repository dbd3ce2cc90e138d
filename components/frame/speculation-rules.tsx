import { SPECULATION_RULES } from "@/lib/inline-scripts";

/** What the browser may render ahead, see `SPECULATION_RULES`. */
export function SpeculationRules() {
  return <script type="speculationrules">{SPECULATION_RULES}</script>;
}
