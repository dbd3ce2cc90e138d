import type { Order } from "@/lib/contract/order";
import { dateLabel, fill, numberLabel, pesosLabel, plural } from "@/lib/format";
import { estimateCosts, ITEMS } from "@/lib/landing";
import { toGoods, withoutSamples } from "@/lib/landing/goods";
import { listSources, mergeFigures } from "@/lib/landing/published";
import type { text } from "@/lib/text";

export type Annex = { title: string; lines: { label: string; value: string }[]; notes: string[] };

type Copy = (typeof text)["order"]["paper"]["annex"];

/** Costs of a proforma's goods up to the buyer's shop if shipped alone; notes tell of figures outdated at `now`. Undefined without carton data. */
export function buildAnnex({ shops }: Pick<Order, "shops">, t: Copy, now: number): Annex | undefined {
  const lines = withoutSamples(shops.flatMap((shop) => shop.lines));
  const goods = toGoods(lines);
  const figures = mergeFigures({});
  const isWholeShipment = true;
  const estimate = estimateCosts(goods, figures, isWholeShipment);
  if (!estimate) return undefined;
  const sources = listSources(
    {},
    goods.map(({ heading }) => heading),
    now,
  );
  const rate = sources.find(({ name }) => name === "trm");
  const unknown = lines.length - goods.length;
  return {
    title: t.title,
    lines: [
      ...ITEMS.map((item) => ({ label: t.items[item], value: pesosLabel(estimate.items[item]) })),
      { label: t.total, value: pesosLabel(estimate.total) },
    ],
    notes: [
      fill(t.note, { trm: numberLabel(figures.trm / 100), date: rate ? dateLabel(`${rate.date}T12:00:00Z`) : "" }),
      ...(sources.some(({ isExample }) => isExample) ? [t.example] : []),
      ...(sources.some(({ isStale }) => isStale) ? [t.stale] : []),
      ...(unknown > 0 ? [plural(t.unknown, unknown)] : []),
    ],
  };
}
