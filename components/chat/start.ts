import { showToast } from "@/components/ui/toast";
import { openChat, ticketFor } from "@/lib/chat/client";
import { CHAT_LANGUAGE } from "@/lib/contract/chat";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import later from "@/messages/later.json";

const t = later.chat;
const BLOCKED_MS = 15_000;

type Asked = { host: string; shopId: string | undefined; productId: string | undefined };

/** Gives the window that was opened on the press its conversation, or closes it and says why (SPEC.md sections 5 and 8). */
export async function startChat(opened: Window | null, { host, shopId, productId }: Asked): Promise<void> {
  try {
    const { has_agent: hasAgent } = await openChat(shopId);
    if (!hasAgent) {
      opened?.close();
      showToast({ title: t.noService, lang: "en", text: t.noServiceText, kind: "warning" });
      return;
    }
    const ticket = await ticketFor(productId);
    const address = `${host}?${new URLSearchParams({ tid: ticket, lang: CHAT_LANGUAGE })}`;
    if (opened) opened.location.replace(address);
    else showBlocked(address);
  } catch (error) {
    opened?.close();
    if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
  }
}

function showBlocked(address: string) {
  const run = () => void window.open(address, "_blank", "noopener");
  showToast({ title: t.blocked, text: t.blockedText, kind: "warning", duration: BLOCKED_MS, action: { label: t.open, run } });
}
