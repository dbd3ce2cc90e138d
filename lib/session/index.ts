/** Specification 23.35. Scripts can read `user` and `userId` only. */
export const SESSION_COOKIES = { access: "access_token", user: "user", restore: "pord_token", userId: "userId" } as const;

/** HttpOnly cookie by which a browser is recognized; it outlives a logout. */
export const DEVICE_COOKIE = "device";

/** Cookie with the number of renewals in the last seconds. */
export const RENEWAL_COOKIE = "renewed";

/** Header with the member a page was rendered for, so that its requests cannot reach another account. */
export const MEMBER_HEADER = "x-member";

/** Form field with the member whom the page was rendered for. */
export const MEMBER_FIELD = "member";

/** Header with a personal page's own path and query. */
export const PATH_HEADER = "x-path";

/** Fields of specification 20.6, in order. `accountLoginType`: phone where the account has one, else e-mail. */
const VISITOR_FIELDS = [
  "name",
  "loginType",
  "accountLoginType",
  "userType",
  "nickname",
  "nationality",
  "firstname",
  "email",
] as const;

/** The member as in the cookie `user`: `Ana|email|email|buyer||CO|Ana|ana@example.co`. */
export type Visitor = Record<(typeof VISITOR_FIELDS)[number], string>;

/** Limits in characters. They keep the encoded cookie below 4,096 bytes and cut no valid e-mail. */
const FIELD_LENGTH = 40;
const EMAIL_LENGTH = 254;

export const toVisitorValue = (visitor: Visitor): string =>
  VISITOR_FIELDS.map((field) =>
    firstCharacters(visitor[field].replaceAll("|", " "), field === "email" ? EMAIL_LENGTH : FIELD_LENGTH),
  ).join("|");

/** Counted as code points, so that no character is cut in two. */
const firstCharacters = (value: string, count: number) => [...value].slice(0, count).join("");

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
};

/** From the decoded cookie `user`; undefined when absent or malformed. */
export function parseVisitorValue(value: string | undefined): Visitor | undefined {
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

/** Value in a Cookie header or `document.cookie`, still encoded. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export const visitorInCookies = (cookies: string): Visitor | undefined =>
  parseVisitorValue(decoded(readCookie(cookies, SESSION_COOKIES.user) ?? ""));

const TOKEN = /^[\x21-\x7e]{1,4000}$/;

/** Undefined for what cannot be a token. */
export const parseToken = (value: string | undefined): string | undefined =>
  value !== undefined && TOKEN.test(value) ? value : undefined;
