import useSWR, { mutate } from "swr";
import { NoticeDelete, UnreadCount } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { readStored, writeStored } from "@/lib/storage.client";

/** Key of the last count in local storage. The bell shows this count until the current one is loaded. */
const LAST_COUNT = "unread_count";

async function getUnreadCount(): Promise<number> {
  const { unread_count: count } = await ask(UnreadCount, {}, { hidesErrors: true });
  writeStored(LAST_COUNT, String(count));
  return count;
}

/** The count is read again whenever the window gets the focus; failures are ignored (specification 15.1). */
export function useUnreadCount(): number {
  const { data = 0 } = useSWR(UnreadCount.path, getUnreadCount, {
    fallbackData: Number(readStored(LAST_COUNT)) || 0,
    shouldRetryOnError: false,
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  });
  return data;
}

/** Returns false on failure. A message that is deleted already counts as success. The count is read again. */
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
