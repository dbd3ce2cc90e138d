import { z } from "zod";
import { ChatSession, ChatTicket } from "../../lib/contract/chat.ts";
import { ask, newMember } from "../client.fixture.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { startTestGateway, startTestPostgres, type TestGateway } from "../gateway.fixture.ts";

let database: Awaited<ReturnType<typeof startTestPostgres>>;
let own: Database;
let gateway: TestGateway;
beforeAll(async () => {
  database = await startTestPostgres();
  own = await openDatabase({ url: database.address, directory: "" }, () => {});
  gateway = await startTestGateway({ DATABASE_URL: database.address });
  process.env.GATEWAY_URL = gateway.url;
}, 180_000);
afterAll(async () => {
  await gateway?.remove();
  await own?.close();
  await database?.stop();
}, 60_000);

const Counted = z.object({ count: z.number() });

test("tickets that have expired go when anybody gets a new one", async () => {
  const { token } = await newMember();
  await ask(ChatSession, { token, body: { im_user_id: "1", type: "buyer", host: "yiwu.example" } });
  const newTicket = () => ask(ChatTicket, { token, body: { type: "buyer", from_page: "/" } });
  for (let tickets = 0; tickets < 5; tickets += 1) await newTicket();
  await own.run("update chat_ticket set expires_at = now() - interval '1 second'");
  await newTicket();
  expect(await own.row(Counted, "select count(*)::integer as count from chat_ticket")).toEqual({ count: 1 });
});
