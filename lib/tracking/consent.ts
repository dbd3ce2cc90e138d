/** localStorage keys of the choice and the agreement notice (specification 20.7). */
export const CONSENT_KEY = "consent";
export const AGREEMENT_KEY = "isReload";

/** A visitor's choice. `version`: that of the privacy policy. `at`: time of the choice. */
export type Choice = { version: string; at: string; analytics: boolean };

const SEPARATOR = "|";
const ANALYTICS = "analytics";
const NECESSARY = "necessary";

/** As stored: `2026-11-01|analytics|2026-11-21T10:00:00.000Z`. */
export function choiceText({ version, at, analytics }: Choice): string {
  return [version, analytics ? ANALYTICS : NECESSARY, at].join(SEPARATOR);
}

/** Undefined for another version of the policy. */
export function parseChoice(stored: string | null, version: string): Choice | undefined {
  const [storedVersion, purposes, at] = stored?.split(SEPARATOR) ?? [];
  if (storedVersion !== version || at === undefined || (purposes !== ANALYTICS && purposes !== NECESSARY)) return undefined;
  return { version, at, analytics: purposes === ANALYTICS };
}

/** `isMeasurable`: analytics is configured; `isRefused`: Global Privacy Control. */
type ConsentState = { isMeasurable: boolean; isRefused: boolean; choice: Choice | undefined; hasSeenAgreement: boolean };

export function mayMeasure({ isMeasurable, isRefused, choice }: ConsentState): boolean {
  return isMeasurable && !isRefused && choice?.analytics === true;
}

export type NoticeKind = "consent" | "agreement";

/** The notice of a first visit: the choice, or the agreement where there is nothing to choose (ADR 34). */
export function dueNotice({ isMeasurable, isRefused, choice, hasSeenAgreement }: ConsentState): NoticeKind | undefined {
  if (isMeasurable && !isRefused && !choice) return "consent";
  return hasSeenAgreement ? undefined : "agreement";
}
