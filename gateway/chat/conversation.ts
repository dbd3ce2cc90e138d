import { z } from "zod";
import type { Database } from "../db/database.ts";
import { Refusal, refusal } from "../refusal.ts";
import { sha256 } from "../sha256.ts";
import { noteAnswer, noteQuestion } from "../shop/answers.ts";
import { answerTo, greeting } from "./agent.ts";
import { newSecret } from "./store.ts";

export const KEY_HOURS = 12;
const MESSAGES_A_MINUTE = 30;
const MESSAGES_SHOWN = 200;

const Window = z.object({
  ticketId: z.number(),
  conversationId: z.number(),
  shop: z.string(),
  product: z.string().optional(),
  fromPage: z.string(),
});
export type Window = z.output<typeof Window>;

const COLUMNS = `t.id as "ticketId", c.id as "conversationId", c.name as shop, t.product_name as product, t.from_page as "fromPage"`;
const FROM = "chat_ticket t join chat_conversation c on c.id = t.conversation_id";

const INSERT_MESSAGE = "insert into chat_message (conversation_id, author, text) values ($1, $2, $3)";

const GREET = `
  insert into chat_message (conversation_id, author, text)
  select $1::integer, 'agent', $2::text where not exists (
    select from chat_message where conversation_id = $1 and author = 'agent' and text = $2
      and created_at > now() - interval '${KEY_HOURS} hours'
  )`;

/** Redeems a one-time ticket; returns the window and its key for the browser's cookie. */
export const redeemTicket = (database: Database, ticket: string) =>
  database.transaction(async (sql) => {
    const key = newSecret();
    const spend = `
      update chat_ticket set key_hash = $2, expires_at = now() + $3::interval
      where hash = $1 and key_hash is null and expires_at > now()`;
    if ((await sql.run(spend, [sha256(ticket), sha256(key), `${KEY_HOURS} hours`])) === 0) return undefined;
    const window = await sql.row(Window, `select ${COLUMNS} from ${FROM} where t.hash = $1`, [sha256(ticket)]);
    if (!window) return undefined;
    await sql.run(GREET, [window.conversationId, greeting(window)]);
    return { window, key };
  });

/** The window of a redeemed ticket, for a browser that loads it again and has the window's key. */
export const reopenWindow = (database: Database, ticket: string, keys: string[]): Promise<Window | undefined> => {
  const text = `select ${COLUMNS} from ${FROM} where t.hash = $1 and t.key_hash = any($2::text[]) and t.expires_at > now()`;
  return database.row(Window, text, [sha256(ticket), keys.map(sha256)]);
};

export const findWindow = (database: Database, ticketId: number, key: string): Promise<Window | undefined> => {
  const text = `select ${COLUMNS} from ${FROM} where t.id = $1 and t.key_hash = $2 and t.expires_at > now()`;
  return database.row(Window, text, [ticketId, sha256(key)]);
};

const Message = z.object({ id: z.number(), author: z.enum(["member", "agent"]), text: z.string(), created_at: z.string() });

export const messagesAfter = (database: Database, conversationId: number, after: number) => {
  const text = `
    select * from (
      select id, author, text, created_at from chat_message where conversation_id = $1 and id > $2
      order by id desc limit ${MESSAGES_SHOWN}
    ) last order by id`;
  return database.rows(Message, text, [conversationId, after]);
};

const RecentCount = z.object({ count: z.coerce.number() });

const Parties = z.object({ shopId: z.number(), memberId: z.number() });
// Locks the conversation, so that ids of messages appear in order: the window asks for messages after its last one.
const PARTIES = `
  update chat_conversation set opened_at = opened_at where id = $1 returning shop_id as "shopId", member_id as "memberId"`;

export const sendMessage = (database: Database, { conversationId, shop, product }: Window, text: string) =>
  database.transaction(async (sql) => {
    const parties = await sql.row(Parties, PARTIES, [conversationId]);
    if (!parties) throw refusal(401);
    const recent = `
      select count(*) as count from chat_message
      where conversation_id = $1 and author = 'member' and created_at > now() - interval '1 minute'`;
    const sent = await sql.row(RecentCount, recent, [conversationId]);
    if (sent && sent.count >= MESSAGES_A_MINUTE)
      throw new Refusal(429, "Escribió muchos mensajes seguidos. Espere un momento.", undefined, 60);
    await sql.run(INSERT_MESSAGE, [conversationId, "member", text]);
    const source = { kind: "message", id: conversationId } as const;
    await noteQuestion(sql, source, parties);
    await sql.run(INSERT_MESSAGE, [conversationId, "agent", answerTo(text, { shop, product })]);
    await noteAnswer(sql, source);
  });
