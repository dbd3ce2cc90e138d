import "server-only";
import { CHAT_IMPORT_ID, CHAT_LANGUAGE, ChatSession, ChatTicket } from "@/lib/contract/chat";
import { env } from "@/lib/env";
import { GatewayError, isGatewayFailure } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";

export type ChatRequest = { memberId: string; shopId: string | undefined; productId: string | undefined; from: string };

type ChatContext = { token: string; timeout: number; visitor: Headers };

export type ChatWindow = { kind: "open"; address: string } | { kind: "away" } | { kind: "noTicket" };

/** A ticket for the window; undefined on failure. Specification 8.3 wants no error shown: the visitor closes the window and tries again. */
async function ticketFor({ productId, from }: ChatRequest, context: ChatContext): Promise<string | undefined> {
  const body = {
    type: "buyer" as const,
    import_id: CHAT_IMPORT_ID,
    ...(productId && { product_id: productId }),
    from_page: from.replace(/[?#].*$/s, ""),
  };
  try {
    return (await send(ChatTicket, { body }, context)).ticket_id;
  } catch (error) {
    const isSessionOver = error instanceof GatewayError && error.status === 401;
    if (isSessionOver || !isGatewayFailure(error)) throw error;
    console.error("a conversation has no ticket:", error);
    return undefined;
  }
}

/** Opens the member's conversation with a shop, or with customer service (specification 8.1, 8.2). Throws as `send`. */
export async function openChat(chatRequest: ChatRequest, context: ChatContext): Promise<ChatWindow> {
  const { memberId, shopId } = chatRequest;
  const body = {
    im_user_id: memberId,
    type: "buyer" as const,
    ...(shopId && { shop_id: shopId }),
    host: new URL(env.SITE_URL).host,
    avatar: "",
    lang: CHAT_LANGUAGE,
  };
  const { has_agent: hasAgent } = await send(ChatSession, { body }, context);
  if (!hasAgent) return { kind: "away" };
  const ticket = await ticketFor(chatRequest, context);
  if (!ticket) return { kind: "noTicket" };
  return { kind: "open", address: `${env.CHAT_URL}?${new URLSearchParams({ tid: ticket, lang: CHAT_LANGUAGE })}` };
}
