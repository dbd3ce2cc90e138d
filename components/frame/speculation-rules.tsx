import { SPECULATION_RULES } from "@/lib/speculation";

/** What the browser may render ahead, in the page. */
export function SpeculationRules() {
  return <script type="speculationrules">{SPECULATION_RULES}</script>;
}
