import type { formMessage } from "@/lib/form/note";
import { text } from "@/lib/text";

const { emails, push } = text.notice;
const { sessions, refused, unreachable } = text.account;

const PUSH_DONE = { pushOn: push.on, pushOff: push.off };

export const ACCOUNT_NOTES = {
  done: { emails: emails.saved, ...PUSH_DONE },
  problem: { emails: emails.failed, push: push.failed, gone: sessions.gone, refused, service: unreachable },
};

type FormNote = { note?: ReturnType<typeof formMessage>; saved?: { values: Record<string, string[]> } };

/** The last form's note, under the name of the section that shows it, and the e-mail choices that could not be saved. */
export function accountNotes({ note, saved }: FormNote, doneParameter: unknown) {
  // The forms of sessions and of notifications post `end`; that of the e-mail choices does not.
  const unsavedChoices = saved && !saved.values.end ? (saved.values.wanted ?? []) : undefined;
  const done = note?.kind === "done" ? note.text : undefined;
  const isOfPush = typeof doneParameter === "string" && Object.hasOwn(PUSH_DONE, doneParameter);
  const unsavedText = !note && unsavedChoices ? text.error.typed : undefined;
  return {
    problem: note?.kind === "problem" ? note.text : undefined,
    pushDone: isOfPush ? done : undefined,
    emailsDone: isOfPush ? undefined : (done ?? unsavedText),
    unsavedChoices,
  };
}
