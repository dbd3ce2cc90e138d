import { z } from "zod";
import { SearchFilter } from "../../lib/contract/product.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createTestDatabase } from "../gateway.fixture.ts";
import { Categories } from "./categories.ts";
import { COUNTS_TABLE } from "./page-by-kinds.ts";
import { pageStatements } from "./page-statements.ts";
import { pageWay } from "./page-way.ts";
import { toProductQuery } from "./product-query.ts";
import { withWords } from "./word-conditions.ts";

/** More goods of a kind than `hits` reads. */
const EACH = 150;
const PAGE = 100;
const [BEST, WORSE] = [1, 2];

let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  database = await openDatabase({ url: server.address, directory: "" }, () => {});
  await migrate(database);
}, 60_000);
afterAll(async () => {
  await database?.close();
  await server?.drop();
});

const GOODS = `
  insert into product_search (id, rank, price, published_at, top_id, sub_id, leaf_id, shop_id, prime, document, kind_id)
  select id, id, 1, now(), 100, 101, 10101, 1, true, '''termo'':1A'::tsvector, case when id <= $1 then ${BEST} else ${WORSE} end
  from generate_series(1, 2 * $1::integer) id`;

const words = [{ lexemes: ["termo"], typed: "termo", weight: 1 }];
const meaning = {
  words,
  weighing: [],
  qualifying: [],
  leftOut: [],
  unsold: [],
  unwanted: [],
  corrected: undefined,
  kinds: [{ id: BEST, score: 1 }],
  otherKinds: [WORSE],
};

async function idsOf(currPage: number): Promise<number[]> {
  const filter = SearchFilter.parse({ keyword: "termo", currPage, pageSize: PAGE });
  const query = toProductQuery(filter, new Categories([]));
  if (!query) throw new Error("no such filter");
  const wordQuery = withWords(query, words);
  const [{ text, values }] = pageStatements(pageWay(filter, wordQuery, meaning), filter, wordQuery);
  const asked = `with ${COUNTS_TABLE} as (select ${2 * EACH} as count) select id from (${text}) page`;
  return (await database.rows(z.object({ id: z.number() }), asked, values)).map(({ id }) => id);
}

test("goods of the best kind come before those of a worse one, also those that were not weighed", async () => {
  expect(await database.run(GOODS, [EACH])).toBe(2 * EACH);
  const ids = [...(await idsOf(1)), ...(await idsOf(2)), ...(await idsOf(3))];
  expect(new Set(ids).size).toBe(2 * EACH);
  expect(ids.slice(0, EACH).filter((id) => id > EACH)).toEqual([]);
});
