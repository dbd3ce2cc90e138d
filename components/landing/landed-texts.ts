import { estimateLabel, fill, groupedNumber } from "@/lib/format";
import { perUnit } from "@/lib/landing";
import { type Figures, freightMode } from "@/lib/landing/figures";
import type { LandedPerUnit } from "@/lib/landing/landed-price.client";
import later from "@/messages/later.json";

const t = later.landing;

type Totals = { shared: number; alone: number; figures: Figures; quantity: number; unit: string };

/** What a unit costs in the shop in a shared shipment and, beside it, where the order travels alone: the minimum charges are then all its own. */
export function landedTexts({ shared, alone, figures, quantity, unit }: Totals): LandedPerUnit {
  const isShared = freightMode(figures) === "shared";
  const values = { pesos: estimateLabel(perUnit(shared, quantity)), alone: estimateLabel(perUnit(alone, quantity)), unit };
  const isDearerAlone = alone > shared;
  return {
    headline: fill(isShared ? t.headShared : t.head, values) + (isDearerAlone ? fill(t.headAlone, values) : ""),
    price: fill(isShared ? t.unitShared : t.unitPrice, values),
    alone: isDearerAlone ? fill(t.unitAlone, values) : "",
    quantity: groupedNumber(quantity),
  };
}
