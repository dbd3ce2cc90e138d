import { z } from "zod";
import { ChatSession, ChatTicket } from "../../lib/contract/chat.ts";
import { ask, newMember } from "../client.fixture.ts";
import { type PostgresGateway, startGatewayOnPostgres } from "../gateway.fixture.ts";

let running: PostgresGateway;
beforeAll(async () => {
  running = await startGatewayOnPostgres();
}, 180_000);
afterAll(() => running?.stop(), 60_000);

const Counted = z.object({ count: z.number() });

test("tickets that have expired go when anybody gets a new one", async () => {
  const { database } = running;
  const { token } = await newMember();
  await ask(ChatSession, { token, body: { im_user_id: "1", type: "buyer", host: "yiwu.example" } });
  const newTicket = () => ask(ChatTicket, { token, body: { type: "buyer", from_page: "/" } });
  for (let tickets = 0; tickets < 5; tickets += 1) await newTicket();
  await database.run("update chat_ticket set expires_at = now() - interval '1 second'");
  await newTicket();
  expect(await database.row(Counted, "select count(*)::integer as count from chat_ticket")).toEqual({ count: 1 });
});
