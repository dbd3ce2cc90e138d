import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ChatSession, ChatTicket } from "../../lib/contract/chat.ts";
import type { Database } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { notFound, Refusal, refusal } from "../refusal.ts";
import type { Session } from "../route.ts";
import { sha256 } from "../sha256.ts";

const OWN_SERVICE = { id: 0, name: "Yiwu Colombia", has_agent: true };
const TICKET_MINUTES = 5;

export const newSecret = () => randomBytes(32).toString("base64url");

const Shop = z.object({ id: z.number(), name: z.string(), has_agent: z.boolean() });
const SHOP = "select id, name, chat_user_id is not null as has_agent from shop where id = $1 and status = 'open'";

async function findService(database: Database, shopId: string | undefined) {
  if (shopId === undefined) return OWN_SERVICE;
  const id = toRowId(shopId);
  const shop = id === null ? undefined : await database.row(Shop, SHOP, [id]);
  if (!shop) throw notFound("No encontramos esa tienda.");
  return shop;
}

const Opened = z.object({ id: z.number(), has_agent: z.boolean() });

/** Opens the member's conversation with a shop or, without `shop_id`, with the site's own service. */
export async function openConversation(database: Database, memberId: number, { shop_id }: z.output<typeof ChatSession.body>) {
  const { id, name, has_agent } = await findService(database, shop_id);
  const text = `
    insert into chat_conversation (member_id, shop_id, name, has_agent) values ($1, $2, $3, $4)
    on conflict (member_id, shop_id) do update set
      name = excluded.name, has_agent = excluded.has_agent, opened_at = clock_timestamp()
    returning id, has_agent`;
  const conversation = await database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    return sql.row(Opened, text, [memberId, id, name, has_agent]);
  });
  if (!conversation) throw new Error("a conversation was not kept");
  return { session_id: conversation.id, has_agent: conversation.has_agent };
}

const Product = z.object({ name: z.string() });

async function productName(database: Database, productId: string | undefined) {
  if (productId === undefined) return null;
  const id = toRowId(productId);
  const product = id === null ? undefined : await database.row(Product, "select name from product where id = $1", [id]);
  if (!product) throw notFound("No encontramos ese producto.");
  return product.name;
}

// Skips locked tickets: an account that is being cancelled deletes its tickets in another order, so waiting could deadlock.
const DELETE_EXPIRED = `
  delete from chat_ticket where id = any(array(select id from chat_ticket where expires_at < now() for update skip locked))`;

const INSERT_TICKET = `
  insert into chat_ticket (hash, conversation_id, product_name, from_page, expires_at, session_id)
  select $1, $2, $3, $4, now() + $5::interval, id from session where id = $6 for key share`;

export async function newTicket(database: Database, { memberId, sessionId }: Session, fields: z.output<typeof ChatTicket.body>) {
  const last = "select id, has_agent from chat_conversation where member_id = $1 order by opened_at desc limit 1";
  const conversation = await database.row(Opened, last, [memberId]);
  if (!conversation) throw new Refusal(409, "Abra primero la conversación.");
  if (!conversation.has_agent) throw new Refusal(409, "Esta tienda no tiene servicio al cliente.");
  const ticket = newSecret();
  const product = await productName(database, fields.product_id);
  await database.run(DELETE_EXPIRED);
  const values = [sha256(ticket), conversation.id, product, fields.from_page, `${TICKET_MINUTES} minutes`, sessionId];
  if ((await database.run(INSERT_TICKET, values)) === 0) throw refusal(401);
  return { ticket_id: ticket };
}
