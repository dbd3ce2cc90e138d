import { SPECULATION_RULES } from "@/lib/http/speculation-rules";

/** What the browser may render ahead. */
export function SpeculationRules() {
  return <script type="speculationrules">{SPECULATION_RULES}</script>;
}
