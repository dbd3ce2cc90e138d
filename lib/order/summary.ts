import type { OrderCard } from "@/lib/contract/order";
import { fill, plural } from "@/lib/format";
import type { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

type Copy = Pick<(typeof text)["order"], "goodsAmount" | "moreGoods">;
type Goods = { name: string; quantity: number; unit?: string | undefined };

/** Name of an order's first goods, and `× 1.000 piezas y 4 productos más`. Undefined if the gateway lists no lines. */
export function describeGoods([first, ...others]: Goods[], t: Copy): { name: string; amount: string } | undefined {
  if (!first) return undefined;
  const amount = fill(t.goodsAmount, { quantity: unitCount(first.quantity, first.unit) });
  return { name: first.name, amount: others.length > 0 ? `${amount} ${plural(t.moreGoods, others.length)}` : amount };
}

/** `Tienda A y 2 tiendas más`. Undefined without shops. */
export const shopsLabel = (
  [first, ...others]: Pick<OrderCard["shops"][number], "shop_name">[],
  t: (typeof text)["order"]["shops"],
): string | undefined => first && fill(others.length === 0 ? t.alone : plural(t, others.length), { shop: first.shop_name });

export type OrderSummary = Omit<OrderCard, "items" | "cover"> & {
  covers: string[];
  goods: ReturnType<typeof describeGoods>;
};

const COVERS_MAX = 4;

export function chooseCovers(lines: { cover?: string | undefined }[], cover: string | undefined): string[] {
  const all = [...new Set(lines.flatMap((line) => line.cover ?? []))];
  if (all.length === 0) return cover === undefined ? [] : [cover];
  return all.slice(0, COVERS_MAX);
}

export const toSummary = ({ items, cover, ...card }: OrderCard, t: Copy): OrderSummary => ({
  ...card,
  covers: chooseCovers(items, cover),
  goods: describeGoods(items, t),
});
