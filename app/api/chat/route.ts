import { cookies } from "next/headers";
import { type ChatWindow, openChat } from "@/lib/chat/server";
import { seeOther } from "@/lib/form/see-other";
import { ContractError, GatewayError, isGatewayFailure } from "@/lib/http/errors";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { parseId } from "@/lib/id";
import { routes } from "@/lib/routes";
import { SESSION_COOKIES } from "@/lib/session";
import { asMember } from "@/lib/session/as-member";
import { isOwnNavigation, refererPath } from "@/lib/session/origin";
import { returnPath } from "@/lib/session/return-url";
import { clearSession } from "@/lib/session/server";

const isRefusal = (error: Error) => error instanceof GatewayError || error instanceof ContractError;

function windowAddress(chat: ChatWindow, from: string): string {
  switch (chat.kind) {
    case "open":
      return chat.address;
    case "away":
      return routes.chatNotice("away", from);
    case "noTicket":
      return routes.chatNotice("closed", from);
  }
}

/** Redirects to the conversation, a guest to the login first (specification 8.1). A link on another site only leads to `from`. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams: query } = new URL(request.url);
  const visitor = request.headers;
  const from = returnPath(query.get("from") ?? refererPath(request));
  if (!isOwnNavigation(request)) return seeOther(from);
  // Without a valid shop the conversation is with the site's own customer service.
  const chatRequest = { shopId: parseId(query.get("shop")), productId: parseId(query.get("product")), from };
  try {
    const chat = await asMember(visitor, async (token) => {
      const memberId = (await cookies()).get(SESSION_COOKIES.userId)?.value ?? "";
      return openChat({ ...chatRequest, memberId }, { token, timeout: TIMEOUT_MS, visitor });
    });
    if (chat) return seeOther(windowAddress(chat, from));
    await clearSession();
    return seeOther(routes.loginToChat(from, chatRequest.shopId));
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("a conversation was not opened:", error);
    return seeOther(routes.chatNotice(isRefusal(error) ? "refused" : "unreachable", from));
  }
}
