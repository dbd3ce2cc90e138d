import { CHAT_IMPORT_ID, CHAT_LANGUAGE, ChatSession, ChatTicket } from "@/lib/contract/chat";
import { ask } from "@/lib/http/browser";
import { SESSION_COOKIES } from "@/lib/session";

const memberId = () =>
  document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIES.userId}=`))
    ?.slice(SESSION_COOKIES.userId.length + 1) ?? "";

/** Opens the member's conversation with a shop, or with the site's own service. Errors are shown and thrown, as in `ask`. */
export const openChat = (shopId: string | undefined) =>
  ask(ChatSession, {
    body: {
      im_user_id: memberId(),
      type: "buyer",
      ...(shopId && { shop_id: shopId }),
      host: window.location.host,
      avatar: "",
      lang: CHAT_LANGUAGE,
    },
  });

/** A ticket for the chat window; its failure is passed over in silence (SPEC.md section 8) and thrown. */
export async function ticketFor(productId: string | undefined): Promise<string> {
  const body = {
    type: "buyer" as const,
    import_id: CHAT_IMPORT_ID,
    ...(productId && { product_id: productId }),
    from_page: window.location.pathname,
  };
  return (await ask(ChatTicket, { body }, { isSilent: true })).ticket_id;
}
