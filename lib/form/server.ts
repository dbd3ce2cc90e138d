import "server-only";
import { text } from "@/lib/text";
import { formMessage, type NoteCopy } from "./note";
import { readSavedForm, type SavedForm } from "./saved";

type Query = Record<string, string | string[] | undefined>;
type Note = NonNullable<ReturnType<typeof formMessage>>;

/** Message and posted values for the page of a submitted form. */
export async function formNote(query: Query, copy: NoteCopy, page: string): Promise<{ note?: Note; saved?: SavedForm }> {
  const saved = await readSavedForm(page);
  const { refused = text.error.unreachable, service = text.error.unreachable } = copy.problem;
  const problem = {
    ...copy.problem,
    service: [saved?.message, service].filter(Boolean).join(" "),
    late: text.error.lateWrite,
    other: text.samePerson.sent,
    message: saved?.message || refused,
  };
  const note = formMessage(query, { done: copy.done, problem });
  return { ...(note && { note }), ...(saved && { saved }) };
}
