import { fill, groupedNumber } from "@/lib/format";
import { perUnit } from "@/lib/landing";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { type Figures, freightMode } from "@/lib/landing/figures";
import type { LandedPerUnit } from "@/lib/landing/landed-price.client";
import later from "@/messages/later.json";

const t = later.landing;

type Totals = { shared: number; alone: number; figures: Figures; quantity: number; unit: string };

/** What a unit costs in the shop in a shared shipment and, beside it, where the order travels alone: the minimum charges are then all its own. */
export function landedTexts({ shared, alone, figures, quantity, unit }: Totals): LandedPerUnit {
  const isShared = freightMode(figures) === "shared";
  const label = (total: number) => estimateLabel(perUnit(total, quantity)).replace(" ", "\u00a0");
  const values = { pesos: label(shared), alone: label(alone) };
  const isDearerAlone = alone > shared;
  return {
    headline: fill(isShared ? t.headShared : t.head, values) + (isDearerAlone ? fill(t.headAlone, values) : ""),
    title: fill(t.unitTitle, { unit, quantity: groupedNumber(quantity) }),
    price: isShared ? fill(t.cartShared, values) : `≈ ${values.pesos}`,
    alone: isDearerAlone ? fill(t.cartAlone, { pesos: values.alone }) : "",
  };
}
