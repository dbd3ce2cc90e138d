import { estimateLabel, fill } from "@/lib/format";
import { perUnit } from "@/lib/landing";
import { type Figures, freightMode } from "@/lib/landing/figures";
import later from "@/messages/later.json";

const t = later.landing;

type Totals = { shared: number; alone: number; figures: Figures; quantity: number; unit: string };

/** What a landed price counts, and what the same order costs where it travels alone: the minimum charges are then all its own. */
export function landedLead({ shared, alone, figures, quantity, unit }: Totals): string {
  const lead = freightMode(figures) === "shared" ? t.leadShared : t.lead;
  if (alone <= shared) return lead;
  return `${lead} ${fill(t.leadAlone, { pesos: estimateLabel(perUnit(alone, quantity)), unit })}`;
}
