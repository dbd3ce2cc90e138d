import { fill, groupedNumber } from "@/lib/format";

/** Groups the digits of a tax number: `900123456-8` becomes `900.123.456-8`. Other texts stay as they are. */
export function taxIdLabel(value: string): string {
  const [, number, digit = ""] = /^(\d{6,10})(-\d)?$/.exec(value) ?? [];
  return number === undefined ? value : groupedNumber(Number(number)) + digit;
}

/** With a check digit (`900123456-8`) a tax id is a NIT, without one the number of an identity card. */
const HAS_CHECK_DIGIT = /-\d$/;

/** `NIT 900.123.456-8`; empty without a number. */
export const taxIdText = (taxId: string, copy: { nit: string; idNumber: string }): string =>
  taxId && fill(HAS_CHECK_DIGIT.test(taxId) ? copy.nit : copy.idNumber, { number: taxIdLabel(taxId) });

/** Key in tab storage of what was typed into the form of the profile. */
export const PROFILE_DRAFT = "profile-draft";

export type Account = {
  profile: { firstname: string; nickname: string; nationality: string; company: string; tax_id: string };
  country: string;
  email: string;
  areaCode: string;
  phone: string;
  hasPassword: boolean;
  isEmailVerified: boolean;
  /** Whether the member has proved their identity in the last minutes, as a change of e-mail or phone requires. */
  isProved: boolean;
};

export type OpenSession = {
  id: string;
  browser: string;
  system: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
};

// The first match wins: a user agent also names browsers and systems that stand further down.
const BROWSERS = {
  "Edg/": "Edge",
  "EdgA/": "Edge",
  "EdgiOS/": "Edge",
  "OPR/": "Opera",
  "Firefox/": "Firefox",
  "FxiOS/": "Firefox",
  "Chrome/": "Chrome",
  "CriOS/": "Chrome",
  "Safari/": "Safari",
};
const SYSTEMS = { Android: "Android", iPhone: "iPhone", iPad: "iPad", Windows: "Windows", "Mac OS": "macOS", Linux: "Linux" };

const nameIn = (userAgent: string, names: Record<string, string>) =>
  Object.entries(names).find(([mark]) => userAgent.includes(mark))?.[1] ?? "";

export const browserNames = (userAgent: string): Pick<OpenSession, "browser" | "system"> => ({
  browser: nameIn(userAgent, BROWSERS),
  system: nameIn(userAgent, SYSTEMS),
});

/** `an•••@example.co`. */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 2)}•••@${host}`;
}

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
