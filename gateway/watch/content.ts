import { priceText } from "../money.ts";
import type { NoticeContent } from "../notice/content.ts";
import { unitName } from "../product/seed-units.ts";

const PATH = "/personCenter/Wish/watches";

const PRODUCTS_SHOWN_MAX = 5;

const perUnit = (unit: string) => `por ${unitName(unit)}`;

type WatchedGoods = { id: string; name: string; unit: string; cents: number; cover?: string | undefined };

export function newGoods(search: { id: number; name: string }, goods: WatchedGoods[]): NoticeContent {
  const [first] = goods;
  const isOne = goods.length === 1;
  return {
    event: "goods_come",
    kind: "watch",
    title: isOne ? "Llegó un producto que busca" : `Llegaron ${goods.length} productos que busca`,
    summary: isOne ? "Hay un producto nuevo en su búsqueda guardada." : "Hay productos nuevos en su búsqueda guardada.",
    typed: `La guardó como «${search.name}».`,
    paragraphs: goods
      .slice(0, PRODUCTS_SHOWN_MAX)
      .map(({ name, unit, cents }) => `${name}: ${priceText(cents)} ${perUnit(unit)}`),
    link: isOne && first ? `/product/${first.id}` : `${PATH}#busqueda-${search.id}`,
    action: isOne ? "Ver el producto" : "Ver mis búsquedas",
    picture: first?.cover,
  };
}

/** US cents per unit: in the first and in the largest tier. */
type UnitPrices = { price: number; low: number };

export function priceChanged(
  { id, name, unit, cover }: Omit<WatchedGoods, "cents">,
  was: UnitPrices,
  now: UnitPrices,
): NoticeContent {
  // The first price is the same: what changed is the price of the largest tier.
  const isTierChange = was.price === now.price;
  const [before, after] = isTierChange ? [was.low, now.low] : [was.price, now.price];
  const verb = after < before ? "Bajó" : "Subió";
  const what = isTierChange ? "el precio por cantidad de un producto" : "el precio de un producto";
  return {
    event: "price_changed",
    kind: "watch",
    title: `${verb} ${what} que vigila`,
    summary: `${name}: de ${priceText(before)} a ${priceText(after)} ${perUnit(unit)}.`,
    link: `/product/${id}`,
    action: "Ver el producto",
    picture: cover,
  };
}
