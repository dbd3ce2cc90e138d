import { z } from "zod";
import type { FavoriteList } from "../../lib/contract/favorite.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { readListPage, toPage } from "../paging.ts";
import { LOWEST_PRICE } from "../product/lowest-price.ts";
import { gone, notFound, Refusal } from "../refusal.ts";

const IDS_MAX = 100;

const FavoriteRow = z.object({
  obj_id: z.number(),
  name: z.string(),
  cover: z.string().optional(),
  price: z.coerce.number(),
  lowest_price: z.coerce.number().optional(),
  saved_price: z.coerce.number(),
  saved_at: z.string(),
  is_available: z.boolean(),
  shop_id: z.number(),
  shop_name: z.string(),
  sku_id: z.string().optional(),
  has_variants: z.boolean(),
  min_quantity: z.number().optional(),
  unit: z.string().optional(),
});

const COLUMNS = `
  w.product_id as obj_id, coalesce(p.name, w.seen->>'name') as name, coalesce(p.images[1], w.seen->>'cover') as cover,
  coalesce(p.price, (w.seen->>'price')::numeric) as price, ${LOWEST_PRICE} as lowest_price,
  (w.seen->>'price')::numeric as saved_price, w.saved_at,
  coalesce(p.status = 'on_sale' and s.status = 'open', false) as is_available,
  coalesce(p.shop_id, (w.seen->>'shop_id')::integer) as shop_id, coalesce(s.name, w.seen->>'shop_name') as shop_name,
  case when jsonb_array_length(p.skus) = 1 then p.skus->0->>'sku_id' end as sku_id,
  coalesce(jsonb_array_length(p.skus) > 1, false) as has_variants, p.min_quantity, coalesce(p.unit, w.seen->>'unit') as unit`;

// Saving again within 10 minutes of a removal restores date and price.
const SAVE_FAVORITE = `
  insert into wish (member_id, product_id, seen)
  select $1, p.id, jsonb_build_object('name', p.name, 'cover', p.images[1], 'price', p.price, 'unit', p.unit,
    'shop_id', p.shop_id, 'shop_name', s.name)
  from product p join shop s on s.id = p.shop_id where p.id = $2
  on conflict (member_id, product_id) do update set
    seen = case when wish.removed_at > now() - interval '10 minutes' then wish.seen else excluded.seen end,
    saved_at = case when wish.removed_at > now() - interval '10 minutes' then wish.saved_at else excluded.saved_at end,
    removed_at = null
  where wish.removed_at is not null`;

/** Idempotent. 404 for an unknown product, 410 for a withdrawn one. */
export async function saveFavorite(database: Database, memberId: number, productId: string) {
  const id = toRowId(productId);
  const found =
    id === null
      ? undefined
      : await database.row(z.object({ status: z.string() }), "select status from product where id = $1", [id]);
  if (!found) throw notFound("No encontramos ese producto.");
  if (found.status === "withdrawn") throw gone("Este producto ya no está a la venta.");
  await database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    await sql.run(SAVE_FAVORITE, [memberId, id]);
  });
  return { obj_id: productId };
}

export async function removeFavorite(sql: Sql, memberId: number, productId: string) {
  const text = "update wish set removed_at = now() where member_id = $1 and product_id = $2 and removed_at is null";
  await sql.run(text, [memberId, toRowId(productId)]);
  return { obj_id: productId };
}

function parseIds(ids: string): number[] {
  const parts = ids.split(",");
  if (parts.length > IDS_MAX) throw new Refusal(400, `Pregunte por ${IDS_MAX} productos como máximo.`);
  return parts.flatMap((id) => toRowId(id.trim()) ?? []);
}

const ORDER = "w.saved_at desc, w.product_id desc";
const MINE = "w.member_id = $1 and w.removed_at is null";
const MINE_AMONG_IDS = `${MINE} and w.product_id = any(string_to_array($2, ',')::integer[])`;

/** Newest first; `obj_ids` limits the list to these products. The page's rows are chosen before the joins, so that deep pages stay cheap. */
export async function favoritePage(
  database: Database,
  memberId: number,
  { obj_ids, ...page }: z.output<typeof FavoriteList.query>,
) {
  const conditions = obj_ids === undefined ? MINE : MINE_AMONG_IDS;
  const query = {
    rows: (window: string) => `
      select ${COLUMNS} from (select * from wish w where ${conditions} order by ${ORDER} ${window}) w
      left join product p on p.id = w.product_id left join shop s on s.id = p.shop_id order by ${ORDER}`,
    total: `select count(*) from wish w where ${conditions}`,
    values: obj_ids === undefined ? [memberId] : [memberId, parseIds(obj_ids).join(",")],
  };
  return readListPage(database, FavoriteRow, query, toPage(page));
}
