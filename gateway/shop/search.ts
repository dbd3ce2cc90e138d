import type { z } from "zod";
import { FactoryCard, type ShopSearch, type ShopSort } from "../../lib/contract/shop.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { readListPageFrom, toPage } from "../paging.ts";
import { correctWords } from "../search/correct.ts";
import { plain, splitWords } from "../search/keyword.ts";
import { SHOP_CARD_JOINS, SHOP_LIST_COLUMNS } from "./card.ts";

type Filter = z.output<typeof ShopSearch.body>;

function shopConditions(filter: Filter, words: string[] | null) {
  const conditions = ["status = 'open'"];
  const values: (string | number)[] = [];
  const param = (value: string | number) => `$${values.push(value)}`;
  if (words) conditions.push(`document @@ plainto_tsquery('pg_catalog.spanish', ${param(plain(words.join(" ")))})`);
  if (filter.product_type_id !== undefined) {
    const category = param(toRowId(filter.product_type_id) ?? 0);
    conditions.push(`exists (select from shop_category sc where sc.shop_id = shop.id and sc.category_id = ${category})`);
  }
  if (filter.district) {
    // A market includes its East sub-area.
    const market = param(filter.district);
    conditions.push(`district in (${market}, ${market} || '-East')`);
  }
  if (filter.factory !== undefined) conditions.push(filter.factory ? "factory" : "not factory");
  if (filter.licensed) conditions.push("cardinality(licence_images) > 0");
  return { conditions, values };
}

const ORDERS: Record<ShopSort, string> = { goods: "s.total desc nulls last,", name: "s.name," };

function shopPage(database: Database, filter: Filter, words: string[] | null) {
  const { conditions, values } = shopConditions(filter, words);
  // The words are `$1`, since `shopConditions` adds them first.
  const sorted = filter.sort && ORDERS[filter.sort];
  const score = words ? "ts_rank(s.document, plainto_tsquery('pg_catalog.spanish', $1)) desc," : "";
  const from = `shop where ${conditions.join(" and ")}`;
  return readListPageFrom(
    database,
    FactoryCard,
    {
      columns: SHOP_LIST_COLUMNS,
      from: `(select * from ${from}) s ${SHOP_CARD_JOINS}`,
      order: `${sorted ?? score} s.rank desc, s.id desc`,
      values,
    },
    toPage(filter),
  );
}

export async function searchShops(database: Database, filter: Filter) {
  const words = filter.keyword?.trim() ? splitWords(filter.keyword) : null;
  if (words?.length === 0) return { records: [], total: 0 };
  const found = await shopPage(database, filter, words);
  if (found.total > 0 || !words) return found;
  const correctedWords = await correctWords(database, "shop", words);
  if (!correctedWords) return found;
  const correctedPage = await shopPage(database, filter, correctedWords);
  return correctedPage.total > 0 ? { ...correctedPage, corrected_keyword: correctedWords.join(" ") } : found;
}
