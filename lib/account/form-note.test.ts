import { text } from "@/lib/text";
import { accountNotes } from "./form-note";

const { emails, push } = text.notice;

test("what was saved is said in its section", () => {
  const saved = accountNotes({ note: { kind: "done", text: emails.saved } }, "emails");
  expect(saved).toMatchObject({ emailsDone: emails.saved, pushDone: undefined, problem: undefined });
  const ended = accountNotes({ note: { kind: "done", text: push.off } }, "pushOff");
  expect(ended).toMatchObject({ emailsDone: undefined, pushDone: push.off, problem: undefined });
});

test("of forms that could not be saved only the e-mail choices are shown again, also where none was ticked", () => {
  const problem = { kind: "problem" as const, text: emails.failed };
  expect(accountNotes({ note: problem, saved: { values: { wanted: ["order"] } } }, undefined)).toEqual({
    problem: emails.failed,
    pushDone: undefined,
    emailsDone: undefined,
    unsavedChoices: ["order"],
  });
  expect(accountNotes({ saved: { values: {} } }, undefined)).toMatchObject({ emailsDone: text.error.typed, unsavedChoices: [] });
  expect(accountNotes({ note: problem, saved: { values: { end: ["7"] } } }, undefined).unsavedChoices).toBeUndefined();
});
