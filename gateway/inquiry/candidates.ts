import { z } from "zod";
import { SearchFilter } from "../../lib/contract/product.ts";
import { Count, Id, Money } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { searchProducts } from "../product/search.ts";
import { splitWords } from "../search/keyword.ts";

const RESULTS_PER_SEARCH = 40;

export const OfferCandidate = z.object({
  product_id: z.number(),
  product_name: z.string(),
  shop_id: z.number(),
  shop_name: z.string(),
  picture: z.string().optional(),
  price: Money,
  tiers: z.array(z.object({ quantity: z.number(), price: Money })),
  min_quantity: Count.default(1),
  step: z.number().optional(),
  unit: z.string().default("Piece"),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  kind_id: z.number().optional(),
});
export type OfferCandidate = z.output<typeof OfferCandidate>;

type InquiryGoods = {
  name: string;
  product_id?: number | undefined;
  shop_id?: number | undefined;
  level3_id?: string | undefined;
};

const CANDIDATES = `
  select p.id as product_id, p.name as product_name, p.shop_id, s.name as shop_name, p.images[1] as picture, p.price, p.tiers,
    p.min_quantity, p.step, p.unit, p.attributes, d.kind_id
  from unnest($1::integer[]) with ordinality as wanted (id, place)
  join product p on p.id = wanted.id and p.status = 'on_sale' and p.price > 0
  left join product_search d on d.id = p.id
  join shop s on s.id = p.shop_id and s.status = 'open'
  order by wanted.place`;

/** One product per shop, all of the kind of the first product, so that offers are comparable. If the inquiry names a shop, only a product of that shop. */
export async function findCandidates(database: Database, goods: InquiryGoods, maxShops: number): Promise<OfferCandidate[]> {
  const enough = goods.shop_id === undefined ? maxShops : 1;
  const ids = new Set(goods.product_id === undefined ? [] : [goods.product_id]);
  const byShop = new Map<number, OfferCandidate>();
  for (const search of await searchesFor(database, goods)) {
    const { records } = await searchProducts(database, SearchFilter.parse({ ...search, pageSize: RESULTS_PER_SEARCH }));
    for (const { productId } of records) ids.add(toRowId(productId) ?? 0);
    for (const candidate of await database.rows(OfferCandidate, CANDIDATES, [[...ids]])) {
      if (goods.shop_id !== undefined && candidate.shop_id !== goods.shop_id) continue;
      const [first = candidate] = byShop.values();
      const isAddition = candidate.kind_id === first.kind_id && !byShop.has(candidate.shop_id);
      if (isAddition && byShop.size < maxShops) byShop.set(candidate.shop_id, candidate);
    }
    if (byShop.size >= enough) break;
  }
  return [...byShop.values()];
}

const Category = z.object({ category_id: Id });
const PRODUCT_CATEGORY = "select category_id from product where id = $1";

/** Searches from narrow to wide: all words in the categories, all words, two words, one word, the categories; last the shop's goods. */
async function searchesFor(database: Database, { name, product_id, level3_id, shop_id }: InquiryGoods) {
  const words = splitWords(name);
  const keywords = [words, words.slice(0, 2), words.slice(0, 1)].filter(({ length }) => length > 0).map((some) => some.join(" "));
  const product = product_id === undefined ? undefined : await database.row(Category, PRODUCT_CATEGORY, [product_id]);
  const categories = [product?.category_id, level3_id].filter((id) => id !== undefined);
  const searches = [
    ...categories.flatMap((id) => keywords.slice(0, 1).map((keyword) => ({ keyword, product_type_id: id }))),
    ...[...new Set(keywords)].map((keyword) => ({ keyword })),
    ...categories.map((id) => ({ product_type_id: id })),
  ];
  return shop_id === undefined ? searches : [...searches, {}].map((search) => ({ ...search, shop_id: String(shop_id) }));
}
