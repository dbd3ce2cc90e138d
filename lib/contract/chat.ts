import { z } from "zod";
import { call } from "./call.ts";
import { Id } from "./wire.ts";

/** Specification 8.3 prescribes both values. */
export const CHAT_LANGUAGE = "co";
export const CHAT_IMPORT_ID = "national_im_co";

/** `has_agent` false: the shop has no customer service (specification 8.1). */
export const ChatSession = call({
  method: "POST",
  base: "cs",
  path: "/common/tx/im/session",
  summary: "Open a conversation with a shop's customer service",
  body: z.object({
    im_user_id: Id,
    type: z.literal("buyer"),
    shop_id: Id.optional(),
    host: z.string().max(200),
    avatar: z.string().max(500).optional(),
    lang: z.string().default(CHAT_LANGUAGE),
  }),
  session: true,
  response: z.object({ session_id: Id, has_agent: z.boolean() }),
});

export const ChatTicket = call({
  method: "POST",
  base: "cs",
  path: "/common/tx/im/uniqueSign",
  summary: "A ticket for the chat window",
  body: z.object({
    type: z.literal("buyer"),
    import_id: z.string().default(CHAT_IMPORT_ID),
    product_id: Id.optional(),
    from_page: z.string().max(500),
  }),
  session: true,
  response: z.object({ ticket_id: Id }),
});
