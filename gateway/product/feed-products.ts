import { OfferedProduct } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";

const BATCH_SIZE = 500;

const FEED_PRODUCTS = `
  select p.id, p.name, p.status, p.brand, p.images as cover, p.description as describe_detail_image, p.price,
    p.tiers as multistage_price, jsonb_array_length(p.tiers) > 0 as multistage_status, p.category_id as product_type_id,
    c.name as product_type_name
  from product p join category c on c.id = p.category_id join shop s on s.id = p.shop_id
  where p.id > $1 and p.status <> 'withdrawn' and s.status = 'open' order by p.id limit ${BATCH_SIZE}`;

/** For merchant feeds: the next products of open shops above an id. Answered by the call for searches, hence the empty `records`; `total` is of this batch. */
export async function feedProductsAfter(database: Database, after: number) {
  const offered = await database.rows(OfferedProduct, FEED_PRODUCTS, [after]);
  return { records: [], total: offered.length, offered };
}
