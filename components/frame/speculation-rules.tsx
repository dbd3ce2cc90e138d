import { SPECULATION_RULES } from "@/lib/inline-scripts";

export function SpeculationRules() {
  return <script type="speculationrules">{SPECULATION_RULES}</script>;
}
