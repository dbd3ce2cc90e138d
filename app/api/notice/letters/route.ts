import { LetterChoicesSave } from "@/lib/contract/notice";
import { formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";

const FAILED = withNote(routes.account, { letters: "failed" });

/** Keeps of which kinds the member wants e-mails; an unticked box is not in the form. */
export const POST = formPost(FAILED, async (data, way) => {
  const { data: body } = LetterChoicesSave.body.safeParse({ wanted: data.getAll("wanted") });
  if (!body) return FAILED;
  await send(LetterChoicesSave, { body }, way);
  return `${withNote(routes.account, { letters: "saved" })}#correos`;
});
