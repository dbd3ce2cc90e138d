import { inspect } from "node:util";
import { CountryList } from "../lib/contract/geo.ts";
import { newBuyer, newOrder } from "./buyer.fixture.ts";
import { ask } from "./client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres } from "./gateway.fixture.ts";

const RENEWALS = 2;
const [READING, ORDERING] = [8, 2];

let running: PostgresGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres();
}, 120_000);
afterAll(() => running.stop());

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
    for (let renewal = 0; renewal < RENEWALS; renewal += 1) await running.gateway.renew();
  } finally {
    isOver = true;
  }
  await Promise.all(all);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(1000);
}, 120_000);
