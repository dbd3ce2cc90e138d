import { NoticeDelete, UnreadCount } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

/** The member's unread count; undefined when it can't be had, which specification 15.1 passes over in silence. */
export async function getUnreadCount(): Promise<number | undefined> {
  try {
    const { unread_count } = await ask(UnreadCount, {}, { hidesErrors: true });
    return unread_count;
  } catch (error) {
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}

/** Deletes a message; false when that could not be done. One that is gone already is as good as deleted. */
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
