import { DEVICE_COOKIE, RENEWAL_COOKIE, SESSION_COOKIES, type Visitor, visitorText } from "./index";

/** A cookie as both the framework's cookie jar and its responses take it. */
export type Cookie = {
  name: string;
  value: string;
  path: "/";
  sameSite: "lax";
  secure: boolean;
  httpOnly: boolean;
  /** Seconds. */
  maxAge: number;
};

/** What a session is made of in the browser. */
export type Entered = { accessToken: string; restoreToken: string | undefined; userId: string; visitor: Visitor };

// Shorter than the two hours of the gateway, so that the site sees a bearer run out before the gateway refuses it.
const ACCESS_SECONDS = 110 * 60;
const RESTORE_SECONDS = 30 * 24 * 3600;
/** Longer than a page takes to come back after its session was renewed. */
const RENEWAL_SECONDS = 10;
/** The longest that browsers keep anything. */
const DEVICE_SECONDS = 400 * 24 * 3600;

const isLoopback = (hostname: string) => hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

/** Whether cookies of the site travel encrypted alone: everywhere but on the own machine. */
export const isSecure = (siteUrl: string): boolean => !isLoopback(new URL(siteUrl).hostname);

type Kind = { maxAge: number; httpOnly: boolean };

const cookieFor =
  (siteUrl: string) =>
  (name: string, value: string, kind: Kind): Cookie => ({
    name,
    value,
    path: "/",
    sameSite: "lax",
    secure: isSecure(siteUrl),
    ...kind,
  });

const READABLE = { maxAge: RESTORE_SECONDS, httpOnly: false };

/** The cookie that tells pages how to greet a member. */
export const greetingCookie = (visitor: Visitor, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(SESSION_COOKIES.user, visitorText(visitor), READABLE);

/** The cookie by which a browser is known again. */
export const deviceCookie = (device: string, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(DEVICE_COOKIE, device, { maxAge: DEVICE_SECONDS, httpOnly: true });

/** The cookie that keeps a page from having the session renewed again and again: how often that was done in the last seconds. */
export const renewalCookie = (times: number, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(RENEWAL_COOKIE, String(times), { maxAge: RENEWAL_SECONDS, httpOnly: true });

/** Cookies of a session (DESIGN: tokens out of reach of scripts, Secure outside the own machine). */
export function sessionCookies({ accessToken, restoreToken, userId, visitor }: Entered, siteUrl: string): Cookie[] {
  const cookie = cookieFor(siteUrl);
  return [
    cookie(SESSION_COOKIES.access, accessToken, { maxAge: ACCESS_SECONDS, httpOnly: true }),
    ...(restoreToken ? [cookie(SESSION_COOKIES.restore, restoreToken, { maxAge: RESTORE_SECONDS, httpOnly: true })] : []),
    cookie(SESSION_COOKIES.userId, userId, READABLE),
    greetingCookie(visitor, siteUrl),
  ];
}

/** The same cookies, as they are taken back. */
export const endedCookies = (siteUrl: string): Cookie[] =>
  Object.values(SESSION_COOKIES).map((name) => cookieFor(siteUrl)(name, "", { maxAge: 0, httpOnly: true }));
