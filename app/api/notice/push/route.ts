import { PushEnd } from "@/lib/contract/notice";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

/** Ends one push subscription; works without scripts. */
export const POST = formPost(routes.account, async (data, context) => {
  const { data: params } = PushEnd.params.safeParse({ id: fieldText(data, "end") });
  if (!params) throw new FormRefused({ problem: "push" });
  await send(PushEnd, { params }, context);
  return `${withNote(routes.account, { done: "pushOff" })}#notificaciones`;
});
