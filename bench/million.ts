import { join } from "node:path";
import { z } from "zod";
import { readConfig } from "../gateway/config.ts";
import { openDatabase } from "../gateway/db/database.ts";
import { migrate } from "../gateway/db/migrate.ts";
import { isSeeded, seed } from "../gateway/seed.ts";

/**
 * Fills the gateway's database with 1,000,000 products for the measurement of sitemaps: the seeded catalogue, then bare copies of its
 * products under new identifiers. Copies are on sale but in no listing, which is all that an outline reads of a product.
 */
const PRODUCTS = 1_000_000;
const AT_ONCE = 50_000;

const COPIES = `
  insert into product (id, shop_id, category_id, name, price, images, published_at, updated_at)
  select $1 + n, shop_id, category_id, name || ' ' || n, price, images[1:1], published_at, updated_at - n * interval '1 second'
  from generate_series(1, $2) n
  join lateral (select * from product where id = 1000001 + n % 4000) model on true`;

const Extent = z.object({ count: z.number(), last: z.number() });

const config = readConfig(process.env);
const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, "database") }, (error) =>
  console.error(error.message),
);
try {
  await migrate(database);
  if (!(await isSeeded(database))) await seed(database, { report: console.info });
  for (;;) {
    const extent = await database.row(Extent, "select count(*)::integer as count, max(id) as last from product");
    if (!extent || extent.count >= PRODUCTS) break;
    console.info(`${extent.count} of ${PRODUCTS} products`);
    await database.run(COPIES, [extent.last, Math.min(AT_ONCE, PRODUCTS - extent.count)]);
  }
  await database.run("vacuum analyze product");
} finally {
  await database.close();
}
