import { LetterChoicesSave } from "@/lib/contract/notice";
import { FormRefused, formPost, withNote } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

/** Unticked boxes are absent from the form. */
export const POST = formPost(routes.account, async (data, context) => {
  const { data: body } = LetterChoicesSave.body.safeParse({ wanted: data.getAll("wanted") });
  if (!body) throw new FormRefused({ problem: "letters" });
  await send(LetterChoicesSave, { body }, context);
  return `${withNote(routes.account, { done: "letters" })}#correos`;
});
