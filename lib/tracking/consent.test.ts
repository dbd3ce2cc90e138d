import { choiceText, dueNotice, mayMeasure, parseChoice } from "./consent";

const VERSION = "2026-11-21";
const YES = { version: VERSION, at: "2026-11-21T10:00:00.000Z", analytics: true };
const NO = { ...YES, analytics: false };

describe("the kept choice", () => {
  test("comes back as it was made", () => {
    expect(parseChoice(choiceText(YES), VERSION)).toEqual(YES);
    expect(parseChoice(choiceText(NO), VERSION)).toEqual(NO);
  });

  test("counts only for the policy that it was made for", () => {
    expect(parseChoice(choiceText(YES), "2027-01-01")).toBeUndefined();
  });

  test.each([null, "", "true", `${VERSION}|analytics`, `${VERSION}|everything|2026`, "|analytics|2026"])(
    "%p is no choice",
    (kept) => {
      expect(parseChoice(kept, VERSION)).toBeUndefined();
    },
  );
});

const FIRST_VISIT = { isMeasurable: true, isRefused: false, choice: undefined, hasSeenAgreement: false };

describe("what may be sent", () => {
  test("is nothing before a choice and nothing after a rejection", () => {
    expect(mayMeasure(FIRST_VISIT)).toBe(false);
    expect(mayMeasure({ ...FIRST_VISIT, choice: NO })).toBe(false);
    expect(mayMeasure({ ...FIRST_VISIT, choice: YES })).toBe(true);
  });

  test("is nothing against the browser's wish or without an analytics service, whatever was accepted", () => {
    expect(mayMeasure({ ...FIRST_VISIT, choice: YES, isRefused: true })).toBe(false);
    expect(mayMeasure({ ...FIRST_VISIT, choice: YES, isMeasurable: false })).toBe(false);
  });
});

describe("the notice that a page opens with", () => {
  // spec: 20.7
  test("is the choice first, the agreement after it, then none", () => {
    expect(dueNotice(FIRST_VISIT)).toBe("consent");
    expect(dueNotice({ ...FIRST_VISIT, choice: NO })).toBe("agreement");
    expect(dueNotice({ ...FIRST_VISIT, choice: NO, hasSeenAgreement: true })).toBeUndefined();
  });

  test("asks for no choice where there is nothing to choose", () => {
    expect(dueNotice({ ...FIRST_VISIT, isMeasurable: false })).toBe("agreement");
    expect(dueNotice({ ...FIRST_VISIT, isRefused: true })).toBe("agreement");
    expect(dueNotice({ ...FIRST_VISIT, isMeasurable: false, hasSeenAgreement: true })).toBeUndefined();
  });
});
