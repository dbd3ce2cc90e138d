import { NoticeDelete, NoticeRead, NoticeReadAll } from "@/lib/contract/notice";
import { fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

const page = routes.messages;

/** What the forms of the messages post: mark one or all as read, delete one. */
export const POST = formPost(page, async (data, way) => {
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "all":
      await send(NoticeReadAll, {}, way);
      return withNote(page, { done: "all" });
    case "delete":
      await send(NoticeDelete, { params: { id } }, way);
      return withNote(page, { done: "deleted" });
    default:
      await send(NoticeRead, { body: { ids: [id] } }, way);
      return page;
  }
});
