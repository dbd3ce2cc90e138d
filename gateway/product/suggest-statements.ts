import { SHOP_CARD_COLUMNS, SHOP_CARD_JOINS } from "../shop/card.ts";
import { selectCards } from "./card.ts";

const SHOPS_MAX = 3;
const POPULAR_TERMS = 6;

export const POPULAR = `
  select kind.noun from category top cross join lateral (
    select kind_id, rank from product_search where top_id = top.id and kind_id is not null order by rank desc, id desc limit 1
  ) best join search_kind kind on kind.id = best.kind_id
  where top.level = 1 order by best.rank desc, kind.id limit ${POPULAR_TERMS}`;

export const BY_REFERENCE = `
  select id from product_search where reference ~>=~ $1 and reference ~<~ $2 order by rank desc, id desc limit $3`;

export const BY_NUMBER = `
  select product.id from unnest($1::integer[], $2::integer[]) number (first, last)
  join product_search product on product.id between first and last order by rank desc, id desc limit $3`;

export const TEXTS_OF_GOODS = `
  select text from unnest($1::text[], $2::text[]) with ordinality joined (text, query, place)
  where exists (select from product_search where document @@ query::tsquery and kind_id = any($3::integer[])) order by place`;

const RANKED_MAX = 200;

/** The best-selling products of each kind, two at least, ordered by the kind's place plus the product's own. */
const BEST_OF_KINDS = `
  select own.id from unnest($2::integer[]) with ordinality kind (id, place) cross join lateral (
    select id, rank, row_number() over (order by rank desc, id desc) as turn
    from product_search where kind_id = kind.id order by rank desc, id desc
    limit greatest(2, ceil($3::real / greatest(1, cardinality($2::integer[]))))
  ) own order by kind.place + own.turn, kind.place limit $3`;

const WITH_WORDS = `
  select id from (
    select id, rank, ts_rank(document, $1::tsquery) as match
    from product_search where document @@ $1::tsquery and cardinality($2::integer[]) = 0 limit ${RANKED_MAX}
  ) hits order by match desc, rank desc, id desc limit $3`;

const LAST_WORD = "($6::tsquery || to_tsquery('pg_catalog.spanish', $7))";
const IS_NAMED = `shop.document @@ coalesce(to_tsquery('pg_catalog.spanish', $5) && ${LAST_WORD}, ${LAST_WORD})`;

/** Shops by name (before the others where $8), and shops with most goods of the categories, the first of which counts most. Names are matched by the last word as a beginning too, not stemmed: `colo` is none of `collares`. */
const SHOPS = `
  select ${SHOP_CARD_COLUMNS} from (
    select shop.*, own.place, own.sold from (
      select id, min(place) as place, max(sold) as sold from (
        select id, case when $8 then 0 else 2 end as place, 0 as sold from shop where ${IS_NAMED}
        union all
        select shop_id, 1, sum(total / place) from unnest($4::integer[]) with ordinality meant (category_id, place)
        join shop_category using (category_id) group by shop_id
      ) found group by id
    ) own join shop on shop.id = own.id where shop.status = 'open'
    order by place, sold desc, rank desc, id desc limit ${SHOPS_MAX}
  ) s ${SHOP_CARD_JOINS} order by s.place, s.sold desc, s.rank desc, s.id desc`;

export const SUGGESTIONS = `
  select (select json_strip_nulls(json_agg(card)) from (${selectCards(`(${BEST_OF_KINDS}) union all (${WITH_WORDS})`)}) card) as records,
    (select json_strip_nulls(json_agg(shop)) from (${SHOPS}) shop) as shops`;
