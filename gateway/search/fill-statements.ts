import { LOWEST_PRICE } from "../product/lowest-price.ts";
import { WEAK } from "./document.ts";
import { LARGE, SMALL } from "./units.ts";

const attributeValue = (name: string) =>
  `(select value->>'value' from jsonb_array_elements(p.attributes) value where value->>'name' = '${name}' limit 1)`;

/** Of the sized goods of a kind, the larger half gets the word `grande` and the smaller half `pequeño`; the largest and the smallest with more weight. Documents are joined after the sorts, which would carry them. */
const SIZED_DOCUMENTS = `
  select d.*, share_smaller, share_larger from product_document d left join (
    select id, percent_rank() over (partition by kind_id order by size) as share_smaller,
      percent_rank() over (partition by kind_id order by size desc) as share_larger
    from product_document where size is not null
  ) sized using (id)`;

const sizeLexeme = (stem: string, lesser: string, greater: string) => `
    case when d.size is null or ${lesser} = 0 then '' when ${greater} = 0 then '${WEAK}${stem}:1C'
      when ${lesser} >= 0.5 then '${WEAK}${stem}:1D' else '' end`;
const SIZE_LEXEMES = `(${sizeLexeme(LARGE, "d.share_smaller", "d.share_larger")} || ' ' || ${sizeLexeme(SMALL, "d.share_larger", "d.share_smaller")})::tsvector`;

// Rows are inserted in the order in which searches read them: by tenth of sales, then by kind.
const FILL_PRODUCT_SEARCH = `
  insert into product_search
    (id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id, prime, document, kind_id, reference,
    min_quantity, material, colors, carton_price, recent)
  select p.id, p.rank, ${LOWEST_PRICE}, p.published_at, sub.parent_id, sub.id, leaf.id, p.shop_id,
    p.sales_percentile < 0.1, d.document || ${SIZE_LEXEMES}, d.kind_id, d.reference,
    coalesce(p.min_quantity, 1), ${attributeValue("Material")},
    coalesce(regexp_split_to_array(lower(${attributeValue("Colores disponibles")}), '\\s*,\\s*|\\s+y\\s+'), '{}'),
    carton_price(p.price, p.tiers, p.pack_quantity), p.age_percentile < 0.1
  from (
    select p.*, percent_rank() over (order by p.rank desc, p.id desc) as sales_percentile,
      percent_rank() over (order by p.published_at desc, p.id desc) as age_percentile
    from product p join shop s on s.id = p.shop_id where p.status <> 'withdrawn' and s.status = 'open'
  ) p
  join (${SIZED_DOCUMENTS}) d on d.id = p.id
  join category leaf on leaf.id = p.category_id
  join category sub on sub.id = leaf.parent_id
  order by floor(10 * p.sales_percentile), d.kind_id, p.rank desc, p.id desc`;

const FILL_CAMPAIGN_SEARCH = `
  insert into campaign_search (code, id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id)
  select c.code, p.id, c.rank, p.price, p.published_at, p.top_id, p.sub_id, p.leaf_id, p.shop_id
  from campaign_goods c join product_search p on p.id = c.id order by c.code, c.rank desc`;

const FILL_SHOP_CATEGORY = `
  insert into shop_category (shop_id, category_id, total)
  select shop_id, category_id, count(*) from product_search, unnest(array[top_id, sub_id, leaf_id]) category_id group by 1, 2`;

const SET_CATEGORY_TOTALS = `
  update category set total = coalesce(counted.total, 0)
  from category c left join (select category_id, sum(total) as total from shop_category group by category_id) counted on counted.category_id = c.id
  where c.id = category.id`;

const CREATE_KIND_WORD = `
  create temporary table kind_word on commit drop as
  select stem, kind_id, top_id, count(*)::integer as total
  from product_search, unnest(tsvector_to_array(document)) stem group by stem, kind_id, top_id`;

const FILL_WORD_KIND = `
  insert into word_kind (stem, kind_id, top_id)
  select stem, kind_id, top_id
  from kind_word join (select kind_id, count(*) as goods from product_search group by kind_id) kind using (kind_id)
  where total = goods and not starts_with(stem, '${WEAK}')`;

const FILL_WORD_GOODS = `
  insert into word_goods (stem, top_id, price, id)
  select own.stem, p.top_id, p.price, p.id
  from product_search p cross join unnest(tsvector_to_array(p.document)) own (stem)
  left join word_kind w on w.stem = own.stem and w.kind_id = p.kind_id
  where w.stem is null and not starts_with(own.stem, '${WEAK}')`;

const pricesBy = (columns: string, table: string) =>
  `(select ${columns}, array_agg(price::double precision order by price) as prices from ${table} group by ${columns}) own`;

const SET_KIND_PRICES = `
  update search_kind kind set prices = own.prices from ${pricesBy("kind_id", "product_search")} where own.kind_id = kind.id`;

const FILL_WORD_COUNT = `
  insert into word_count (stem, category_id, total, prices)
  select counted.stem, counted.top_id, counted.total, coalesce(own.prices, '{}')
  from (select stem, top_id, sum(total) as total from kind_word group by stem, top_id) counted
  left join ${pricesBy("stem, top_id", "word_goods")} on own.stem collate "default" = counted.stem and own.top_id = counted.top_id`;

const SET_SHOP_FIELDS = `
  update shop set
    total = coalesce((select count(*) from product_search p where p.shop_id = shop.id), 0),
    trade_id = (
      select c.id from shop_category sc join category c on c.id = sc.category_id
      where sc.shop_id = shop.id and c.level = 1 order by sc.total desc, c.id limit 1
    ),
    document = setweight(search_document(name), 'A') || setweight(search_document(coalesce((
      select string_agg(c.name, ' ') from shop_category sc join category c on c.id = sc.category_id where sc.shop_id = shop.id
    ), '')), 'B') || setweight(search_document(introduction), 'D')`;

const SET_SHOP_TERM_STEMS = `
  update search_term set stem = (tsvector_to_array(to_tsvector('pg_catalog.spanish', plain)))[1]
  where scope = 'shop' and position(' ' in plain) = 0`;

const ADD_CATEGORY_TERMS = `
  insert into search_term (scope, term, plain, weight)
  select 'product', lower(name), plain(lower(name)), max(total) from category where total > 0 group by lower(name)
  on conflict (scope, term) do update set weight = greatest(search_term.weight, excluded.weight)`;

/** In this order: later statements read what earlier ones fill. The tables `product_document` and `campaign_goods` are filled before. */
export const FILL_STATEMENTS = [
  FILL_PRODUCT_SEARCH,
  "analyze product_search",
  FILL_CAMPAIGN_SEARCH,
  FILL_SHOP_CATEGORY,
  "analyze shop_category",
  SET_CATEGORY_TOTALS,
  SET_KIND_PRICES,
  CREATE_KIND_WORD,
  FILL_WORD_KIND,
  "analyze word_kind",
  FILL_WORD_GOODS,
  FILL_WORD_COUNT,
  "drop table kind_word",
  "create index shop_product on product_search (shop_id)",
  SET_SHOP_FIELDS,
  "drop index shop_product",
  ADD_CATEGORY_TERMS,
  SET_SHOP_TERM_STEMS,
];
