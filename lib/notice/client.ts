import useSWR, { mutate } from "swr";
import { NoticeDelete, UnreadCount } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

const getUnreadCount = async () => (await ask(UnreadCount, {}, { hidesErrors: true })).unread_count;

/** Read again whenever the window is looked at; failures are ignored (specification 15.1). */
export function useUnreadCount(): number {
  const { data = 0 } = useSWR(UnreadCount.path, getUnreadCount, {
    shouldRetryOnError: false,
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
  return data;
}

/** False on failure; already deleted counts as success. The count is read again. */
export async function deleteNotice(id: string): Promise<boolean> {
  try {
    await ask(NoticeDelete, { params: { id } });
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return error.status === 404;
    if (error instanceof GatewayUnreachable) return false;
    throw error;
  } finally {
    void mutate(UnreadCount.path);
  }
}
