import { groupedNumber } from "@/lib/format";

/** A tax number as it is printed: `900.123.456-8`; one that is no Colombian number as it came. */
export function taxIdLabel(value: string): string {
  const [, number, digit = ""] = /^(\d{6,10})(-\d)?$/.exec(value) ?? [];
  return number === undefined ? value : groupedNumber(Number(number)) + digit;
}

/** What a tab keeps the half-typed profile under. */
export const PROFILE_DRAFT = "profile-draft";

/** Length of the codes that the gateway sends. */
export const CODE_DIGITS = 6;

/** Shortest password. */
export const PASSWORD_LENGTH = 8;

/** What the settings show of a member; empty where there is nothing. */
export type Account = {
  profile: { firstname: string; nickname: string; nationality: string; company: string; tax_id: string };
  /** The name of the nationality. */
  country: string;
  email: string;
  areaCode: string;
  phone: string;
  hasPassword: boolean;
  /** Whether the member has proved to be there in the last minutes, as a change of e-mail or phone asks for. */
  isProved: boolean;
};

/** Where the account is open. `browser` and `system` are empty where nobody knows. */
export type OpenSession = {
  id: string;
  browser: string;
  system: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

// Each names the ones after it too, so the order counts.
const BROWSERS = { "Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari" };
const SYSTEMS = { Android: "Android", iPhone: "iPhone", iPad: "iPad", Windows: "Windows", "Mac OS": "macOS", Linux: "Linux" };

const namedIn = (text: string, names: Record<string, string>) =>
  Object.entries(names).find(([mark]) => text.includes(mark))?.[1] ?? "";

/** What a browser that calls itself so is called by people. */
export const browserNames = (userAgent: string): Pick<OpenSession, "browser" | "system"> => ({
  browser: namedIn(userAgent, BROWSERS),
  system: namedIn(userAgent, SYSTEMS),
});

/** An e-mail that tells its owner which it is and nobody else: `an•••@example.co`. */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 2)}•••@${host}`;
}

/** What the handlers under `/api/session/account` do. */
export const ACCOUNT_STEPS = [
  "profile",
  "email-code",
  "email",
  "phone-code",
  "phone",
  "password-code",
  "password",
  "old-password",
  "cancel-code",
  "proof-code",
  "proof",
  "code-check",
  "cancel",
] as const;
export type AccountStep = (typeof ACCOUNT_STEPS)[number];
