import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { campaignSeeds } from "./campaign/seed.ts";
import { readConfig } from "./config.ts";
import { type Database, openDatabase, type Sql } from "./db/database.ts";
import { load, withoutIndexes } from "./db/load.ts";
import { migrate } from "./db/migrate.ts";
import { nationSeeds, navigationLinkSeeds, slideSeeds } from "./home/seed.ts";
import { type LiveSeed, liveSeeds } from "./live/seed.ts";
import { exhibitionSeeds, industrySeeds, marketSeeds } from "./market/seed.ts";
import { categorySeeds, coreProducts, DEFAULT_PRODUCTS, productSeeds } from "./product/seed.ts";
import type { ProductSeed } from "./product/seed-rows.ts";
import { fillSearchTables } from "./search/derive.ts";
import { TermCount } from "./search/term-count.ts";
import { shopSeeds } from "./shop/seed.ts";
import { videoSeeds } from "./shop/seed-videos.ts";

const LOADED_TABLES = [
  "category, shop, product, search_kind, product_search, word_count, word_kind, word_goods, shop_category, search_term, campaign, campaign_search",
  "slide, navigation_link, nation, video, live_room, market, industry, exhibition, seeding, search_version",
];
const INDEXED_TABLES = ["product", "product_search", "word_goods", "campaign_search", "search_term", "shop", "shop_category"];
const REPORT_EVERY = 10_000;

type Options = { products?: number; report: (step: string) => void };

export async function isSeeded(database: Database): Promise<boolean> {
  return (await database.row(z.object({ products: z.number() }), "select products from seeding")) !== undefined;
}

export async function seed(database: Database, { products = DEFAULT_PRODUCTS, report }: Options): Promise<void> {
  report(`loading ${products} products`);
  await database.transaction(async (sql) => {
    await sql.run(`truncate ${LOADED_TABLES.join(", ")} cascade`);
    await withoutIndexes(sql, INDEXED_TABLES, async () => {
      await loadCatalogue(sql, products, report);
      await loadContent(sql, products);
      report("search tables");
      await fillSearchTables(sql);
      report("indexes");
    });
    await sql.run("insert into seeding (products) values ($1)", [products]);
  });
  // `vacuum` makes the visibility map, which index-only scans need.
  await database.run("vacuum analyze");
  report("loaded");
}

/** The rows, generated once and not kept. `onRow` gets each row as it passes, `onProgress` the count after every REPORT_EVERY rows. */
function* observed<T>(rows: Iterable<T>, onRow: (row: T) => void, onProgress?: (count: number) => void) {
  let count = 0;
  for (const row of rows) {
    onRow(row);
    count += 1;
    if (count % REPORT_EVERY === 0) onProgress?.(count);
    yield row;
  }
}

async function loadCatalogue(sql: Sql, products: number, report: Options["report"]) {
  const [productTerms, shopTerms] = [new TermCount("product"), new TermCount("shop")];
  const categories = categorySeeds();
  await load(sql, "category", categories);
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const shopRows = observed(shopSeeds({ products }), (shop) => shopTerms.add([shop.name]));
  const shops = await load(sql, "shop", shopRows);
  report(`${shops} shops`);
  const addTerms = ({ name, category_id, attributes }: ProductSeed) => {
    const category = categoriesById.get(category_id);
    const parent = categoriesById.get(category?.parent_id ?? 0);
    productTerms.add([name, category?.name ?? "", parent?.name ?? "", ...attributes.map(({ value }) => value)]);
  };
  const productRows = observed(productSeeds({ count: products }), addTerms, (count) =>
    report(`${count} of ${products} products`),
  );
  await load(sql, "product", productRows);
  await load(sql, "search_term", productTerms.rows());
  await load(sql, "search_term", shopTerms.rows());
}

const liveRow = ({ startedMinutesAgo: minutes, ...broadcast }: LiveSeed) => ({
  ...broadcast,
  started_at: minutes === null ? broadcast.started_at : new Date(Date.now() - minutes * 60_000).toISOString(),
});

async function loadContent(sql: Sql, products: number) {
  const core = coreProducts({ count: products });
  const campaigns = campaignSeeds(core);
  await load(
    sql,
    "campaign",
    campaigns.map(({ product_ids: _goods, ...campaign }) => campaign),
  );
  await sql.run("create temporary table campaign_goods (code text, id integer, rank integer) on commit drop");
  const goods = campaigns.flatMap(({ code, product_ids: ids }) =>
    ids.map((id, index) => ({ code, id, rank: ids.length - index })),
  );
  await load(sql, "campaign_goods", goods);
  await load(sql, "slide", slideSeeds(core));
  await load(sql, "navigation_link", navigationLinkSeeds());
  await load(sql, "nation", nationSeeds());
  await load(sql, "video", videoSeeds(core));
  await load(sql, "live_room", liveSeeds(core).map(liveRow));
  await load(sql, "market", marketSeeds());
  await load(sql, "industry", industrySeeds());
  await load(sql, "exhibition", exhibitionSeeds());
}

const Products = z.coerce.number().int().min(1).max(10_000_000);

/** `node gateway/seed.ts [--products N] [--reset]`: loads the catalogue. With --reset it replaces one that is loaded; members and orders stay. */
async function main() {
  const { values } = parseArgs({ options: { products: { type: "string" }, reset: { type: "boolean", default: false } } });
  const config = readConfig(process.env);
  const fail = (error: Error) => console.error(error.message);
  const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, "database") }, fail);
  try {
    await migrate(database);
    if (!values.reset && (await isSeeded(database)))
      throw new Error("The database is seeded already; --reset loads the catalogue again.");
    await seed(database, { products: Products.default(DEFAULT_PRODUCTS).parse(values.products), report: console.info });
  } finally {
    await database.close();
  }
}

if (import.meta.main) await main();
