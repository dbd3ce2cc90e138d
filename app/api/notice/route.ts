import { NoticeDelete, NoticeDetail, NoticeRead, NoticeReadAll } from "@/lib/contract/notice";
import { isGatewayFailure } from "@/lib/http/errors";
import { fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { noticeQuery, ownPath } from "@/lib/notice";
import { routes } from "@/lib/routes";
import type { Way } from "@/lib/session/server";

const page = routes.messages;

/** The list that a form stands on, read from its address and made anew: nothing else is ever led to. */
function listOf(data: FormData): string {
  const [, search = ""] = fieldText(data, "list").split("?");
  const { isUnread, ...query } = noticeQuery(Object.fromEntries(new URLSearchParams(search)));
  return routes.messageList({ ...query, unread: isUnread });
}

/** Marks the chosen messages as read. */
async function markChosen(data: FormData, way: Way): Promise<string> {
  const { data: body } = NoticeRead.body.safeParse({ ids: data.getAll("id") });
  if (!body) return withNote(listOf(data), { problem: "none" });
  await send(NoticeRead, { body }, way);
  return withNote(listOf(data), { done: "chosen" });
}

/** Marks a message as read; that it stays unread for now is no reason not to go where it leads. */
async function markFollowed(id: string, way: Way): Promise<void> {
  try {
    await send(NoticeRead, { body: { ids: [id] } }, way);
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("a message that was followed stays unread:", error);
  }
}

/** Goes where a message leads, which counts as read from now on. */
async function follow(id: string, way: Way): Promise<string> {
  const { link, is_read: isRead } = await send(NoticeDetail, { params: { id } }, way);
  if (!isRead) await markFollowed(id, way);
  return ownPath(link) ?? routes.message(id);
}

/** What the forms of the messages post: mark one, some or all as read, follow one, delete one. */
export const POST = formPost(listOf, async (data, way) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "all":
      await send(NoticeReadAll, {}, way);
      return withNote(page, { done: "all" });
    case "chosen":
      return markChosen(data, way);
    case "follow":
      return follow(id, way);
    case "delete":
      await send(NoticeDelete, { params: { id } }, way);
      return withNote(page, { done: "deleted" });
    default:
      await send(NoticeRead, { body: { ids: [id] } }, way);
      return page;
  }
});
