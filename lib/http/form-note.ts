import "server-only";
import { noteOf } from "@/lib/note";
import { text } from "@/lib/text";
import { type KeptForm, keptForm } from "./kept-form";

type Query = Record<string, string | string[] | undefined>;
type Words = { done: Record<string, string>; problem: Record<string, string> };
type Note = NonNullable<ReturnType<typeof noteOf>>;

/** What a page is to say of the form that led to it, in the gateway's words where it said something, and the form as it was posted. */
export async function formNote(query: Query, words: Words, page: string): Promise<{ note?: Note; kept?: KeptForm }> {
  const kept = await keptForm(page);
  const { refused = text.error.unreachable, service = text.error.unreachable } = words.problem;
  const problem = {
    ...words.problem,
    service: [kept?.told, service].filter(Boolean).join(" "),
    late: text.error.lateWrite,
    other: text.samePerson.sent,
    told: kept?.told || refused,
  };
  const note = noteOf(query, { done: words.done, problem });
  return { ...(note && { note }), ...(kept && { kept }) };
}
