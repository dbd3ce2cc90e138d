import { withoutSamples } from "@/lib/contract/cart-sums";
import type { Order } from "@/lib/contract/order";
import { fill, numberLabel, pesosLabel, plural } from "@/lib/format";
import { estimateCosts, ITEMS } from "@/lib/landing";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { toGoods } from "@/lib/landing/goods";
import { listSources, mergeFigures } from "@/lib/landing/published";
import { includesFreight, lacksTransport } from "@/lib/landing/terms";
import type { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";

export type Annex = { title: string; lines: { label: string; value: string }[]; notes: string[] };

type Copy = (typeof text)["order"]["paper"]["annex"];

type PricedGoods = Pick<Order, "shops" | "trade_terms">;

export const orderTerms = ({ trade_terms: terms }: Pick<Order, "trade_terms">): string => terms || "FOB";

function estimateOrder({ shops, trade_terms: terms }: PricedGoods) {
  if (includesFreight(terms)) return undefined;
  const lines = withoutSamples(shops.flatMap((shop) => shop.lines));
  const goods = toGoods(lines);
  const figures = mergeFigures({});
  const [shared, alone] = [false, true].map((isWhole) => estimateCosts(goods, figures, isWhole));
  return shared && alone && { goods, figures, shared, alone, unknown: lines.length - goods.length };
}

/** An order's estimated cost in the buyer's shop, in pesos, as at the checkout. Undefined unless the cartons of all goods but samples are known. */
export function orderLandedCost(order: PricedGoods): number | undefined {
  const estimated = estimateOrder(order);
  return estimated?.unknown === 0 ? estimated.shared.total : undefined;
}

/**
 * Estimated costs of a proforma's goods up to the buyer's shop, in a shared shipment. Notes give the total of a shipment of their own,
 * and say whether figures are outdated at `now` (milliseconds). Undefined if no goods have carton data.
 */
export function buildAnnex(order: PricedGoods, t: Copy, now: number): Annex | undefined {
  const estimated = estimateOrder(order);
  if (!estimated) return undefined;
  const { goods, figures, shared, alone, unknown } = estimated;
  const sources = listSources(
    {},
    goods.map(({ heading }) => heading),
    now,
  );
  const rate = sources.find(({ name }) => name === "trm");
  return {
    title: t.title,
    lines: [
      ...ITEMS.map((item) => ({
        label: fill(t.items[item], { terms: orderTerms(order) }),
        value: pesosLabel(shared.items[item]),
      })),
      { label: t.total, value: pesosLabel(shared.total) },
    ],
    notes: [
      fill(t.note, { trm: numberLabel(figures.trm / 100), date: rate ? writtenDate(`${rate.date}T12:00:00Z`) : "" }),
      ...(estimateLabel(alone.total) === estimateLabel(shared.total)
        ? []
        : [fill(t.alone, { pesos: estimateLabel(alone.total) })]),
      ...(lacksTransport(order.trade_terms) ? [t.exw] : []),
      ...(sources.some(({ isExample }) => isExample) ? [t.example] : []),
      ...(sources.some(({ isStale }) => isStale) ? [t.stale] : []),
      ...(unknown > 0 ? [plural(t.unknown, unknown)] : []),
    ],
  };
}
