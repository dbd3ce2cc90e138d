import { inspect } from "node:util";
import { CountryList } from "../lib/contract/geo.ts";
import { newBuyer, newOrder } from "./buyer.fixture.ts";
import { ask } from "./client.fixture.ts";
import { startTestGateway, startTestPostgres, type TestGateway } from "./gateway.fixture.ts";

const RENEWALS = 2;
const [READING, ORDERING] = [8, 2];

let database: Awaited<ReturnType<typeof startTestPostgres>>;
let gateway: TestGateway;
beforeAll(async () => {
  database = await startTestPostgres();
  gateway = await startTestGateway({ DATABASE_URL: database.address });
  process.env.GATEWAY_URL = gateway.url;
}, 120_000);
afterAll(async () => {
  await gateway.remove();
  await database.stop();
});

test("no call and no order fails while the gateway is replaced, again and again", async () => {
  const buyer = await newBuyer();
  const failures: string[] = [];
  let [isOver, answered] = [false, 0];
  const going = (many: number, work: () => Promise<unknown>) =>
    Array.from({ length: many }, async () => {
      while (!isOver) {
        await work().catch((error: unknown) => failures.push(inspect(error)));
        answered += 1;
      }
    });
  const all = [...going(READING, () => ask(CountryList)), ...going(ORDERING, () => newOrder(buyer))];
  try {
    for (let renewal = 0; renewal < RENEWALS; renewal += 1) await gateway.renew();
  } finally {
    isOver = true;
  }
  await Promise.all(all);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(1000);
}, 120_000);
