/** Cookie names of specification 23.35. Only `user` and `userId` can be read by scripts. */
export const SESSION_COOKIES = { access: "access_token", user: "user", restore: "pord_token", userId: "userId" } as const;

/** Besides them: what a browser is known again by, out of reach of scripts. It outlives a logout. */
export const DEVICE_COOKIE = "device";

/** For some seconds: the session was renewed for a page that the gateway had refused. */
export const RENEWAL_COOKIE = "renewed";

/** Request header in which a page says for whom it was made: what it sends must not reach another person's account. */
export const MEMBER_HEADER = "x-member";

/** The same, as a field of a plain form. */
export const MEMBER_FIELD = "member";

/** Request header in which the middleware tells a personal page its own path and query. */
export const PATH_HEADER = "x-path";

/** What the readable `user` cookie tells: how to greet, and the account's type. No contact data. */
export type Visitor = { name: string; accountType: "phone" | "email" };

/** The visitor as the `user` cookie holds it: name, a bar, account type. */
export const visitorText = ({ name, accountType }: Visitor) => `${name.replaceAll("|", " ").slice(0, 100)}|${accountType}`;

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie cut by hand is no session.
    return "";
  }
};

/** Reads the visitor from the `user` cookie, decoded; nothing when there is none, or it was tampered with. */
export function visitorFrom(value: string | undefined): Visitor | undefined {
  const [name, accountType] = (value ?? "").split("|");
  return name ? { name, accountType: accountType === "phone" ? "phone" : "email" } : undefined;
}

/** Reads the visitor from the text of all cookies. */
export function visitorOf(cookies: string): Visitor | undefined {
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(`${SESSION_COOKIES.user}=`));
  return visitorFrom(decoded(found?.slice(SESSION_COOKIES.user.length + 1) ?? ""));
}

const TOKEN = /^[\x21-\x7e]{1,4000}$/;

/** A token out of a cookie; nothing for what can be none, which anybody may send. */
export const tokenOf = (value: string | undefined): string | undefined =>
  value !== undefined && TOKEN.test(value) ? value : undefined;
