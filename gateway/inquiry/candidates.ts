import { z } from "zod";
import { SearchFilter } from "../../lib/contract/product.ts";
import { Count, Id, Money } from "../../lib/contract/wire.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { searchProducts } from "../product/search.ts";
import { splitWords } from "../search/keyword.ts";

const SEARCHED = 40;

export const Candidate = z.object({
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
export type Candidate = z.output<typeof Candidate>;

type Sought = {
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

const Category = z.object({ category_id: Id });

const findCategory = (database: Database, productId: number) =>
  database.row(Category, "select category_id from product where id = $1", [productId]);

/** From narrow to wide: the product, all words, two words, one word, the category. */
async function searches(database: Database, { name, product_id, level3_id }: Sought) {
  const words = splitWords(name);
  const phrases = [words, words.slice(0, 2), words.slice(0, 1)].filter(({ length }) => length > 0).map((some) => some.join(" "));
  const own = product_id === undefined ? undefined : await findCategory(database, product_id);
  const categories = [own?.category_id, level3_id].filter((id) => id !== undefined);
  return [
    ...categories.flatMap((id) => phrases.slice(0, 1).map((keyword) => ({ keyword, product_type_id: id }))),
    ...[...new Set(phrases)].map((keyword) => ({ keyword })),
    ...categories.map((id) => ({ product_type_id: id })),
  ];
}

/** Products of different shops, of one kind, so that offers are comparable. */
export async function candidatesFor(database: Database, sought: Sought, shops: number): Promise<Candidate[]> {
  const ids = new Set(sought.product_id === undefined ? [] : [sought.product_id]);
  const found = new Map<number, Candidate>();
  const collect = async () => {
    for (const candidate of await database.rows(Candidate, CANDIDATES, [[...ids]])) {
      const [closest = candidate] = found.values();
      if (found.size < shops && candidate.kind_id === closest.kind_id && !found.has(candidate.shop_id))
        found.set(candidate.shop_id, candidate);
    }
  };
  const inShop = sought.shop_id === undefined ? {} : { shop_id: String(sought.shop_id) };
  const ways = [...(await searches(database, sought)), ...(sought.shop_id === undefined ? [] : [{}])];
  for (const way of ways) {
    const filter = SearchFilter.parse({ ...way, ...inShop, pageSize: SEARCHED });
    const { records } = await searchProducts(database, filter);
    for (const { productId } of records) ids.add(toRowId(productId) ?? 0);
    await collect();
    if (found.size >= (sought.shop_id === undefined ? shops : 1)) break;
  }
  return [...found.values()].filter(({ shop_id }) => sought.shop_id === undefined || shop_id === sought.shop_id);
}
