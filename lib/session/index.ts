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

/** What specification 20.6 stores of a member, in its order. `accountLoginType`: whether the account has a phone; e-mail otherwise. */
const STORED = ["name", "loginType", "accountLoginType", "userType", "nickname", "nationality", "firstname", "email"] as const;

/** The member of this browser, as the readable `user` cookie tells it. */
export type Visitor = Record<(typeof STORED)[number], string>;

/** The most that the cookie keeps of a field: a cookie holds 4,096 bytes, of which one letter may take nine, though not of an e-mail. */
const FIELD_LENGTH = 40;
const EMAIL_LENGTH = 254;

/** The visitor as the `user` cookie holds it: the stored fields with bars between. */
export const visitorText = (visitor: Visitor): string =>
  STORED.map((field) =>
    firstCharacters(visitor[field].replaceAll("|", " "), field === "email" ? EMAIL_LENGTH : FIELD_LENGTH),
  ).join("|");

/** The first characters of a text, none of them cut in half. */
const firstCharacters = (value: string, count: number) => [...value].slice(0, count).join("");

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie cut by hand is no session.
    return "";
  }
};

/** Reads the visitor from the `user` cookie, decoded; undefined when there is none, or it was tampered with. */
export function visitorFrom(value: string | undefined): Visitor | undefined {
  const [
    name = "",
    loginType = "",
    accountLoginType = "",
    userType = "",
    nickname = "",
    nationality = "",
    firstname = "",
    email = "",
  ] = (value ?? "").split("|");
  return name === "" ? undefined : { name, loginType, accountLoginType, userType, nickname, nationality, firstname, email };
}

/** The value of a cookie in the text of all cookies (`document.cookie`), as it stands there. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Reads the visitor from the text of all cookies. */
export const parseVisitor = (cookies: string): Visitor | undefined =>
  visitorFrom(decoded(cookieIn(cookies, SESSION_COOKIES.user) ?? ""));

const TOKEN = /^[\x21-\x7e]{1,4000}$/;

/** A token out of a cookie; undefined for what can be none, which anybody may send. */
export const parseToken = (value: string | undefined): string | undefined =>
  value !== undefined && TOKEN.test(value) ? value : undefined;
