import { headers } from "next/headers";
import { LineEvaluate, LineEvaluationRemove } from "@/lib/contract/evaluation";
import { Upload } from "@/lib/contract/upload";
import { EvaluationForm, errorNames, postedPictures } from "@/lib/evaluation/form";
import { purgeEvaluatedPages } from "@/lib/evaluation/server";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

const orderedLine = (data: FormData) => ({
  product_id: fieldText(data, "product_id"),
  sku_id: fieldText(data, "sku_id") || undefined,
});

const formPage = (data: FormData) => routes.evaluation(fieldText(data, "orderNo"), orderedLine(data), fieldText(data, "family"));

const done = (data: FormData, what: string) =>
  `${withNote(routes.order(fieldText(data, "orderNo"), fieldText(data, "family")), { done: what })}#productos`;

/** Returns the paths of all pictures. In `data` they replace the files, which a later failure would lose. */
async function uploadPictures(data: FormData, context: CallContext): Promise<string[]> {
  const posted = postedPictures(data);
  if (!posted) throw new FormRefused({ wrong: "pictures" });
  const visitor = await headers();
  for (const [index, file] of posted.files.entries()) {
    const { url } = await send(Upload, { body: { file } }, { ...context, visitor });
    posted.kept.push(url);
    data.append("kept", url);
    data.delete("pictures");
    for (const next of posted.files.slice(index + 1)) data.append("pictures", next);
  }
  return posted.kept;
}

async function save(data: FormData, context: CallContext): Promise<string> {
  const typed = { score: fieldText(data, "score"), text: fieldText(data, "text"), shows_name: data.has("shows_name") };
  const { data: fields, error } = EvaluationForm.safeParse(typed);
  const pictures = await uploadPictures(data, context);
  if (!fields) throw new FormRefused({ wrong: errorNames(error) });
  const { data: body } = LineEvaluate.body.safeParse({
    orderNo: fieldText(data, "orderNo"),
    ...orderedLine(data),
    ...fields,
    pictures,
  });
  if (!body) throw new FormRefused({ problem: "refused" });
  await purgeEvaluatedPages(await send(LineEvaluate, { body }, context));
  return done(data, "lineEvaluated");
}

export const POST = formPost(formPage, async (data, context) => {
  if (fieldText(data, "intent") !== "remove") return save(data, context);
  await purgeEvaluatedPages(await send(LineEvaluationRemove, { params: { id: fieldText(data, "id") } }, context));
  return done(data, "lineEvaluationRemoved");
});
