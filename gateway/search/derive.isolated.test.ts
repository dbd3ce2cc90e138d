import { z } from "zod";
import { SearchFilter } from "../../lib/contract/product.ts";
import { runQuietly } from "../../scripts/child-processes.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { createTestDatabase } from "../gateway.fixture.ts";
import { forgetResults } from "../product/result-caches.ts";
import { searchProducts } from "../product/search.ts";
import { addProductLike } from "../switches/goods.ts";
import { setPrice } from "../switches/price.ts";
import { refreshSearch } from "./derive.ts";

const PRODUCTS = 200;
/** More products than a page by date scans. */
const NEWER = 20_001;

let server: Awaited<ReturnType<typeof createTestDatabase>>;
/** Two connections to `server`: `database` rebuilds the search tables, `other` searches meanwhile. */
let [database, other]: Database[] = [];
beforeAll(async () => {
  server = await createTestDatabase();
  const open = () => openDatabase({ url: server.address, directory: "" }, () => {});
  [database, other] = [await open(), await open()];
  const args = ["--disable-warning=ExperimentalWarning", "gateway/seed.ts", "--products", String(PRODUCTS)];
  const { code, printed } = await runQuietly(args, { DATABASE_URL: server.address });
  if (code !== 0) throw new Error(printed);
}, 60_000);
afterAll(async () => {
  await Promise.all([database?.close(), other?.close()]);
  await server?.drop();
});

const both = () => {
  if (!database || !other) throw new Error("no database is open");
  return { database, other };
};

const Told = z.object({ told: z.string() });

/** Indexes, constraints, columns and rows of the replaced tables, and all schemas. */
async function tables(of: Database): Promise<unknown> {
  const told = [
    "select indexdef as told from pg_indexes where tablename in ('product_search', 'word_goods', 'word_kind') order by 1",
    `select conname || pg_get_constraintdef(oid) as told from pg_constraint
     where conrelid in ('product_search'::regclass, 'word_goods'::regclass) order by 1`,
    `select column_name || is_nullable || coalesce(column_default, '') as told from information_schema.columns
     where table_name = 'product_search' order by ordinal_position`,
    "select p::text as told from product_search p order by id",
    "select w::text as told from word_goods w order by stem, id",
    "select w::text as told from word_kind w order by stem, kind_id",
    "select nspname as told from pg_namespace where not starts_with(nspname, 'pg_') order by 1",
  ];
  return Promise.all(told.map((text) => of.rows(Told, text)));
}

test("search tables of other rules are made anew as they were, while others go on searching", async () => {
  const { database: own, other: reader } = both();
  const before = await tables(own);
  expect(await refreshSearch(own)).toBe(false);
  await own.run("update search_version set version = 'former'");
  let [isOver, looked] = [false, 0];
  const looking = (async () => {
    while (!isOver) {
      const found = reader.row(z.object({ goods: z.number() }), "select count(*)::integer as goods from product_search");
      expect((await found)?.goods).toBeGreaterThan(0);
      looked += 1;
    }
  })();
  const hears = jest.fn();
  expect(await refreshSearch(own, hears)).toBe(true);
  isOver = true;
  await looking;
  expect(hears).toHaveBeenCalledTimes(1);
  expect(looked).toBeGreaterThan(3);
  expect(await tables(own)).toEqual(before);
});

/** Kinds and words whose column `prices` lacks a price of their goods, or has another one. */
const WRONG_LISTS = `
  select noun as told from search_kind kind
  where prices <> array(select price::double precision from product_search where kind_id = kind.id order by price)
  union all
  select stem from word_count counted
  where prices <> array(select price::double precision from word_goods own where own.stem = counted.stem and top_id = category_id order by price)`;

test("lists of prices hold what goods cost, after a new price and for new goods too", async () => {
  const { database: own } = both();
  const goods = z.object({ goods: z.number() });
  const known = await own.rows(goods, "select id as goods from product where status = 'on_sale' order by id limit 3");
  for (const [index, { goods: like }] of known.entries()) {
    expect(await addProductLike(own, { like, price: [undefined, 0.01, 99_999][index] })).toBeGreaterThan(like);
    expect(await setPrice(own, like, { price: 3.33 })).toBe(true);
  }
  const listed = "select sum(cardinality(prices))::integer as goods from search_kind";
  expect(await own.row(goods, listed)).toEqual({ goods: PRODUCTS + 3 });
  expect(await own.rows(Told, WRONG_LISTS)).toEqual([]);
});

test("pages of a word by date hold its goods in that order, whether the newest tenth fills them or not", async () => {
  const { database: own } = both();
  const words = `select stem as told from word_count where not starts_with(stem, '~') group by stem having sum(total) between 15 and 60 order by 1`;
  const byDate =
    "select id::text as told from product_search where document @@ quote_literal($1)::tsquery order by published_at desc, id desc";
  let walked = 0;
  for (const { told: keyword } of await own.rows(Told, words)) {
    const inOrder = (await own.rows(Told, byDate, [keyword])).map(({ told }) => told);
    const filter = SearchFilter.parse({ keyword, sort: "newest", pageSize: 2 });
    if ((await searchProducts(own, filter)).total !== inOrder.length) continue;
    walked += 1;
    for (let currPage = 1; currPage <= 8; currPage += 1) {
      const { records } = await searchProducts(own, { ...filter, currPage });
      expect(records.map(({ productId }) => productId)).toEqual(inOrder.slice(2 * currPage - 2, 2 * currPage));
    }
  }
  expect(walked).toBeGreaterThan(10);
});

test("common words whose goods are the oldest of all have a whole page by date", async () => {
  const { database: own } = both();
  const common = `select stem as told from word_count where not starts_with(stem, '~') group by stem order by sum(total) desc limit 100`;
  const pages = [];
  for (const { told: keyword } of await own.rows(Told, common)) {
    const filter = SearchFilter.parse({ keyword, sort: "newest", pageSize: 2 });
    const { records, total } = await searchProducts(own, filter);
    if (total > PRODUCTS / 10) pages.push({ filter, records });
  }
  expect(pages.length).toBeGreaterThan(0);
  await own.run(
    `insert into product_search (id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id, prime, document)
     select 900000000 + n, 0, 1, now() + interval '1 day', 100, 101, 10101, 1, false, '' from generate_series(1, $1::integer) n`,
    [NEWER],
  );
  forgetResults(own);
  for (const { filter, records } of pages) expect((await searchProducts(own, filter)).records).toEqual(records);
});
