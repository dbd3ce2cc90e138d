import "server-only";
import { formNote } from "@/lib/form/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { emails, push } = text.notice;
const { sessions, refused, unreachable } = text.account;

const PUSH_DONE = { pushOn: push.on, pushOff: push.off };

const NOTES = {
  done: { emails: emails.saved, ...PUSH_DONE },
  problem: { emails: emails.failed, push: push.failed, gone: sessions.gone, refused, service: unreachable },
};

/** What became of the form that the account page has posted, for the section that says it; and e-mail choices that were not saved. */
export async function readAccountNote(query: Record<string, string | string[] | undefined>) {
  const { note, saved } = await formNote(query, NOTES, routes.account);
  // The forms of sessions and of notifications post `end`; that of the e-mail choices does not.
  const unsavedChoices = saved && !saved.values.end ? (saved.values.wanted ?? []) : undefined;
  const done = note?.kind === "done" ? note.text : undefined;
  const isOfPush = typeof query.done === "string" && Object.hasOwn(PUSH_DONE, query.done);
  const unsavedText = !note && unsavedChoices ? text.error.typed : undefined;
  return {
    problem: note?.kind === "problem" ? note.text : undefined,
    pushDone: isOfPush ? done : undefined,
    emailsDone: isOfPush ? undefined : (done ?? unsavedText),
    unsavedChoices,
  };
}
