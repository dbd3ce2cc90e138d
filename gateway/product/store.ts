import { z } from "zod";
import { Category } from "../../lib/contract/category.ts";
import { ProductCard, ProductDetail } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { gone, notFound } from "../refusal.ts";
import { selectCards } from "./card.ts";
import { categories } from "./categories.ts";
import { SAMPLE_JSON } from "./sample.ts";

const NO_PRODUCT = "No encontramos ese producto.";
const NO_CATEGORY = "No encontramos esa categoría.";
const NO_SHOP = "No encontramos esa tienda.";

export async function subcategories(database: Database, parentId: string) {
  const tree = await categories(database);
  if (!tree.find(parentId)) throw notFound(NO_CATEGORY);
  return { data: tree.below(parentId) };
}

export async function categoryLineage(database: Database, id: string) {
  const data = (await categories(database)).lineage(id);
  if (data.length === 0) throw notFound(NO_CATEGORY);
  return { data };
}

const ATTRIBUTES = `
  case when p.brand is null then p.attributes
    else p.attributes || jsonb_build_array(jsonb_build_object('name', 'Marca', 'value', p.brand)) end`;

const DETAIL = `
  select json_strip_nulls(to_json(detail)) as detail from (
  select p.id, p.images as cover, ${ATTRIBUTES} as attr_detail, p.name, p.status, p.brand, p.skus->0->>'sku_id' as sku_id,
    p.weight, p.source, c.name as product_type_name, p.category_id as product_type_id,
    c.parent_id as parent_product_type_id, p.detail_images as detail_image, p.description as describe_detail_image,
    case when cardinality(p.detail_images) > 0 then p.description end as new_detail, p.tiers as multistage_price,
    jsonb_array_length(p.tiers) > 0 as multistage_status, p.price, p.video as look_back, p.size, p.shop_id,
    s.name as shop_name, s.chat_user_id as shop_user_id, s.chat_user_id as import_im, p.skus, p.min_quantity, p.unit, p.step,
    p.pack_quantity, p.carton, p.lead_days, p.port, p.tariff_heading, ${SAMPLE_JSON} as sample, p.updated_at
  from product p join shop s on s.id = p.shop_id join category c on c.id = p.category_id where p.id = $1
  ) detail`;

const Detail = z.object({ detail: ProductDetail });

export async function productDetail(database: Database, productId: string) {
  const id = toRowId(productId);
  const found = id === null ? undefined : await database.row(Detail, DETAIL, [id]);
  if (!found) throw notFound(NO_PRODUCT);
  if (found.detail.status === "withdrawn") throw gone("Este producto ya no está a la venta.");
  return found.detail;
}

const Known = z.object({ id: z.number() });

const RELATED = `
  with self as (select id, kind_id, leaf_id, sub_id, rank from product_search where id = $1),
  below as materialized (
    select n.id, 1 as nearness, n.rank from product_search n join self on n.kind_id = self.kind_id
    where (n.rank, n.id) < (self.rank, self.id) order by n.rank desc, n.id desc limit $2
  ),
  top_of_kind as materialized (
    select n.id, 2 as nearness, n.rank from product_search n join self on n.kind_id = self.kind_id and n.id <> self.id
    where n.id not in (select id from below) order by n.rank desc, n.id desc limit $2
  ),
  of_leaf as materialized (
    select n.id, 3 as nearness, n.rank from product_search n join self on n.leaf_id = self.leaf_id and n.id <> self.id
    where n.kind_id is distinct from self.kind_id or self.kind_id is null order by n.rank desc, n.id desc limit $2
  ),
  near as materialized (
    select n.id, 4 as nearness, n.rank from product_search n join self on n.sub_id = self.sub_id and n.leaf_id <> self.leaf_id
    order by n.rank desc, n.id desc limit $2
  ),
  chosen as (
    select * from below union all select * from top_of_kind union all select * from of_leaf union all select * from near
  )
  select id from chosen order by nearness, rank desc, id desc limit $2`;

const BEST_OF_EACH = `
  select id from (
    select best.id, best.rank, row_number() over (partition by top_id order by best.rank desc, best.id desc) as turn
    from category c cross join lateral (
      select id, rank, top_id from product_search where top_id = c.id order by rank desc, id desc limit $1
    ) best where c.level = 1
  ) turns order by turn, rank desc, id desc limit $1`;

/** The products of the same kind that sell next best, then the kind's best, then other kinds of its category, then sibling categories. Without a product, the best of each top category. */
export async function recommend(database: Database, productId: string | undefined, size: number) {
  if (productId === undefined) return { records: await database.rows(ProductCard, selectCards(BEST_OF_EACH), [size]) };
  const id = toRowId(productId);
  const records = id === null ? [] : await database.rows(ProductCard, selectCards(RELATED), [id, size]);
  const isKnown = records.length > 0 || (await database.row(Known, "select id from product where id = $1", [id]));
  if (!isKnown) throw notFound(NO_PRODUCT);
  return { records };
}

const SHOP_CATEGORIES = `
  select c.id, c.name, c.img, c.parent_id, sc.total from shop_category sc join category c on c.id = sc.category_id
  where sc.shop_id = $1 order by c.level, sc.total desc, c.id`;

export async function shopCategories(database: Database, shopId: string) {
  const id = toRowId(shopId);
  const shop =
    id === null ? undefined : await database.row(z.object({ id: z.number() }), "select id from shop where id = $1", [id]);
  if (!shop) throw notFound(NO_SHOP);
  return { data: await database.rows(Category, SHOP_CATEGORIES, [shop.id]) };
}
