/** Where the choice is kept, and where specification 20.7 has the agreement popup leave its mark. */
export const CONSENT_KEY = "consent";
export const AGREEMENT_KEY = "isReload";

/** A choice: for which version of the policy, when, and whether the visit may be measured. */
export type Choice = { version: string; at: string; analytics: boolean };

const SEPARATOR = "|";
const ANALYTICS = "analytics";
const NONE = "necessary";

/** A choice as it is kept. */
export function choiceText({ version, at, analytics }: Choice): string {
  return [version, analytics ? ANALYTICS : NONE, at].join(SEPARATOR);
}

/** The choice that was kept; none when it was made for another version of the policy, or is no choice at all. */
export function parseChoice(stored: string | null, version: string): Choice | undefined {
  const [storedVersion, purposes, at] = stored?.split(SEPARATOR) ?? [];
  if (storedVersion !== version || at === undefined || (purposes !== ANALYTICS && purposes !== NONE)) return undefined;
  return { version, at, analytics: purposes === ANALYTICS };
}

/** What is known when a page opens. `isMeasurable`: there is an analytics service; `isRefused`: the browser asks not to be measured. */
type ConsentState = { isMeasurable: boolean; isRefused: boolean; choice: Choice | undefined; hasSeenAgreement: boolean };

/** Whether anything may be sent: only after a yes, and never against the browser's Global Privacy Control. */
export function mayMeasure({ isMeasurable, isRefused, choice }: ConsentState): boolean {
  return isMeasurable && !isRefused && choice?.analytics === true;
}

export type NoticeKind = "consent" | "agreement";

/** The one notice that a first visit sees, if any: the choice, which names the agreement too, or the agreement where nothing is to choose (docs/adr/0034). */
export function dueNotice({ isMeasurable, isRefused, choice, hasSeenAgreement }: ConsentState): NoticeKind | undefined {
  if (isMeasurable && !isRefused && !choice) return "consent";
  return hasSeenAgreement ? undefined : "agreement";
}
