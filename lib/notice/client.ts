import { NoticeDelete, UnreadCount } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

/** Undefined on failure, which specification 15.1 ignores. */
export async function getUnreadCount(): Promise<number | undefined> {
  try {
    const { unread_count } = await ask(UnreadCount, {}, { hidesErrors: true });
    return unread_count;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}

/** False on failure; already deleted counts as success. */
export async function deleteNotice(id: string): Promise<boolean> {
  try {
    await ask(NoticeDelete, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return error.status === 404;
    if (error instanceof GatewayUnreachable) return false;
    throw error;
  }
}
