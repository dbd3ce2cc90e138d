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
};

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
  "code-check",
  "cancel",
] as const;
export type AccountStep = (typeof ACCOUNT_STEPS)[number];
