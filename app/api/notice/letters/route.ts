import { EmailChoicesSave } from "@/lib/contract/notice";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

/** Saves which e-mails the member wants. A box that is not ticked is absent from the form: its e-mails are not wanted. */
export const POST = formPost(routes.account, async (data, context) => {
  const { data: body } = EmailChoicesSave.body.safeParse({ wanted: data.getAll("wanted") });
  if (!body) throw new FormRefused({ problem: "emails" });
  await send(EmailChoicesSave, { body }, context);
  return `${withNote(routes.account, { done: "emails" })}#correos`;
});
