import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { ProductSearch } from "../../lib/contract/product.ts";
import { PriceWatchCreate, SearchWatchCreate } from "../../lib/contract/watch.ts";
import { ask, newMember } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres, type TestGateway } from "../gateway.fixture.ts";
import { addProductLike, changePrice, waitForNotices, watchNotices } from "./watch.fixture.ts";

let running: PostgresGateway;
let own: PostgresGateway["database"];
let second: TestGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres({ GATEWAY_OUTBOX: "1", GATEWAY_TEST_SWITCHES: "1", WATCH_SECONDS: "0" });
  own = running.database;
  second = await running.startAnother();
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const Stopped = z.object({ count: z.number() });

/** Waits until a gateway, in the middle of a notification, waits for the locked table of messages. */
async function oneStopped(): Promise<void> {
  const text = "select count(*)::integer as count from pg_locks where relation = 'notice'::regclass and not granted";
  for (let tries = 0; tries < 300; tries += 1) {
    if (((await own.row(Stopped, text))?.count ?? 0) > 0) return;
    await wait(100);
  }
  throw new Error("no gateway tells");
}

test("two gateways over one database tell of each change once, also when one of them dies over it", async () => {
  const { token } = await newMember();
  const [product] = (await ask(ProductSearch, { body: { pageSize: 1 } })).records;
  if (!product) throw new Error("the catalogue is empty");
  await ask(PriceWatchCreate, { token, body: { product_id: product.productId } });
  await ask(SearchWatchCreate, { token, body: { name: "De la tienda", filter: { shop_id: product.shopId } } });

  await changePrice(product.productId, product.price + 1);
  await addProductLike(product.productId);
  await waitForNotices(token, 2);

  await own.transaction(async (sql) => {
    await sql.run("lock table notice in share mode");
    await changePrice(product.productId, product.price + 2);
    await addProductLike(product.productId);
    await oneStopped();
    await second.kill();
  });
  await waitForNotices(token, 4);
  await second.start();
  await changePrice(product.productId, product.price + 3);
  await waitForNotices(token, 5);
  const titles = (await watchNotices(token)).map(({ title }) => title);
  expect(titles.filter((title) => title === "Subió el precio de un producto que vigila")).toHaveLength(3);
  expect(titles.filter((title) => title === "Llegó un producto que busca")).toHaveLength(2);
}, 180_000);
