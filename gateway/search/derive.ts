import type { Sql } from "../db/database.ts";

const PRODUCTS = `
  insert into product_search (id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id, prime, document)
  select p.id, p.rank, p.price, p.published_at, sub.parent_id, sub.id, leaf.id, p.shop_id,
    percent_rank() over (order by p.rank desc, p.id desc) < 0.1,
    setweight(search_document(p.name), 'A') || setweight(search_document(leaf.name || ' ' || sub.name), 'B') ||
    setweight(search_document(coalesce(p.brand, '') || ' ' || coalesce(words.attributes, '')), 'D')
  from product p
  join category leaf on leaf.id = p.category_id
  join category sub on sub.id = leaf.parent_id
  join shop s on s.id = p.shop_id
  cross join lateral (
    select string_agg(value->>'value', ' ') as attributes from jsonb_array_elements(p.attributes) value
  ) words
  where p.status <> 'withdrawn' and s.status = 'open'
  order by p.rank desc, p.id desc`;

const CAMPAIGNS = `
  insert into campaign_search (code, id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id)
  select c.code, p.id, c.rank, p.price, p.published_at, p.top_id, p.sub_id, p.leaf_id, p.shop_id
  from campaign_goods c join product_search p on p.id = c.id order by c.code, c.rank desc`;

const CATEGORY_TOTALS = `
  update category set total = counted.total from (
    select c.id, count(p.id) as total from category c
    left join product_search p on c.id = case c.level when 1 then p.top_id when 2 then p.sub_id else p.leaf_id end
    group by c.id
  ) counted where counted.id = category.id`;

const SHOP_CATEGORIES = `
  insert into shop_category (shop_id, category_id, total)
  select shop_id, category_id, count(*) from product_search, unnest(array[top_id, sub_id, leaf_id]) category_id group by 1, 2`;

const WORD_COUNTS = `
  insert into word_count (stem, category_id, total)
  select stem, top_id, count(*) from product_search, unnest(tsvector_to_array(document)) stem group by stem, top_id`;

const SHOPS = `
  update shop set
    total = coalesce((select count(*) from product_search p where p.shop_id = shop.id), 0),
    trade_id = (
      select c.id from shop_category sc join category c on c.id = sc.category_id
      where sc.shop_id = shop.id and c.level = 1 order by sc.total desc, c.id limit 1
    ),
    document = setweight(search_document(name), 'A') || setweight(search_document(coalesce((
      select string_agg(c.name, ' ') from shop_category sc join category c on c.id = sc.category_id where sc.shop_id = shop.id
    ), '')), 'B') || setweight(search_document(introduction), 'D')`;

const STEMS = `
  update search_term set stem = (tsvector_to_array(to_tsvector('pg_catalog.spanish', plain)))[1] where position(' ' in plain) = 0`;

// Names of categories are the phrases that a person is likely to be typing.
const PHRASES = `
  insert into search_term (scope, term, plain, weight)
  select 'product', lower(name), plain(lower(name)), max(total) from category where total > 0 group by lower(name)
  on conflict (scope, term) do update set weight = greatest(search_term.weight, excluded.weight)`;

/** Fills every table and column that is computed from others. Expects `campaign_goods (code, id, rank)`. */
export async function derive(sql: Sql): Promise<void> {
  // In a step of its own for each, so that the planner knows what the one before wrote.
  for (const step of [PRODUCTS, "analyze product_search", CAMPAIGNS, CATEGORY_TOTALS, SHOP_CATEGORIES, WORD_COUNTS])
    await sql.run(step);
  await sql.run("create index shop_product on product_search (shop_id)");
  await sql.run("analyze shop_category");
  for (const step of [SHOPS, "drop index shop_product", PHRASES, STEMS]) await sql.run(step);
}
