import type { z } from "zod";
import { NoticeDelete, NoticeDetail, NoticeRead, NoticeReadAll } from "@/lib/contract/notice";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { formPost } from "@/lib/form/post";
import { isGatewayFailure } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { noticeQuery, ownPath } from "@/lib/notice";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

/** The page to which forms about one message, or about all, lead: unlike the form about chosen ones, they post no `list`. */
const page = routes.messages;

/** The list's address, rebuilt from known parameters, so that the form cannot redirect elsewhere. */
function listAddress(data: FormData): string {
  const [, search = ""] = fieldText(data, "list").split("?");
  const { isUnread, ...query } = noticeQuery(Object.fromEntries(new URLSearchParams(search)));
  return routes.messageList({ ...query, unread: isUnread });
}

type Chosen = z.output<typeof NoticeRead.body>;

async function changeChosen(data: FormData, done: string, change: (chosen: Chosen) => Promise<unknown>): Promise<string> {
  const { data: chosen } = NoticeRead.body.safeParse({ ids: data.getAll("id") });
  if (!chosen) return withNote(listAddress(data), { problem: "none" });
  await change(chosen);
  return withNote(listAddress(data), { done });
}

/** Deletes one by one: there is no call for several. */
async function deleteEach({ ids }: Chosen, context: CallContext): Promise<void> {
  for (const id of ids) await send(NoticeDelete, { params: { id } }, context);
}

/** Marks a message as read. A failure is only logged, so that it does not stop the redirect. */
async function markFollowed(id: string, context: CallContext): Promise<void> {
  try {
    await send(NoticeRead, { body: { ids: [id] } }, context);
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("a message that was followed stays unread:", error);
  }
}

/** Redirects to a message's target and marks it as read. */
async function follow(id: string, context: CallContext): Promise<string> {
  const { link, is_read: isRead } = await send(NoticeDetail, { params: { id } }, context);
  if (!isRead) await markFollowed(id, context);
  return ownPath(link) ?? routes.message(id);
}

export const POST = formPost(listAddress, async (data, context) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "all":
      await send(NoticeReadAll, {}, context);
      return withNote(page, { done: "all" });
    case "chosen":
      return changeChosen(data, "chosen", (body) => send(NoticeRead, { body }, context));
    case "deleteChosen":
      return changeChosen(data, "chosenDeleted", (chosen) => deleteEach(chosen, context));
    case "follow":
      return follow(id, context);
    case "delete":
      await send(NoticeDelete, { params: { id } }, context);
      return withNote(page, { done: "deleted" });
    // The button that marks one message as read has no intent.
    default:
      await send(NoticeRead, { body: { ids: [id] } }, context);
      return page;
  }
});
