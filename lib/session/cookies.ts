import { DEVICE_COOKIE, RENEWAL_COOKIE, SESSION_COOKIES, toVisitorValue, type Visitor } from "./index";

export type Cookie = {
  name: string;
  value: string;
  path: "/";
  sameSite: "lax";
  secure: boolean;
  httpOnly: boolean;
  maxAge: number;
};

export type NewSession = { accessToken: string; restoreToken: string | undefined; userId: string; visitor: Visitor };

// Shorter than the gateway's two hours, so that the site renews first.
const ACCESS_SECONDS = 110 * 60;
const RESTORE_SECONDS = 30 * 24 * 3600;
/** Longer than the redirects of one renewal take. */
const RENEWAL_SECONDS = 10;
const DEVICE_SECONDS = 400 * 24 * 3600;

const isLoopback = (hostname: string) => hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

/** Whether cookies are `Secure`: on every host but loopback. */
export const isSecure = (siteUrl: string): boolean => !isLoopback(new URL(siteUrl).hostname);

type CookieOptions = { maxAge: number; httpOnly: boolean };

const cookieFor =
  (siteUrl: string) =>
  (name: string, value: string, options: CookieOptions): Cookie => ({
    name,
    value,
    path: "/",
    sameSite: "lax",
    secure: isSecure(siteUrl),
    ...options,
  });

const READABLE_BY_SCRIPTS = { maxAge: RESTORE_SECONDS, httpOnly: false };

export const greetingCookie = (visitor: Visitor, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(SESSION_COOKIES.user, toVisitorValue(visitor), READABLE_BY_SCRIPTS);

export const deviceCookie = (device: string, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(DEVICE_COOKIE, device, { maxAge: DEVICE_SECONDS, httpOnly: true });

/** Counts recent renewals, to stop redirect loops. */
export const renewalCookie = (times: number, siteUrl: string): Cookie =>
  cookieFor(siteUrl)(RENEWAL_COOKIE, String(times), { maxAge: RENEWAL_SECONDS, httpOnly: true });

/** The tokens are HttpOnly; scripts can read the other cookies. */
export function sessionCookies({ accessToken, restoreToken, userId, visitor }: NewSession, siteUrl: string): Cookie[] {
  const cookie = cookieFor(siteUrl);
  return [
    cookie(SESSION_COOKIES.access, accessToken, { maxAge: ACCESS_SECONDS, httpOnly: true }),
    ...(restoreToken ? [cookie(SESSION_COOKIES.restore, restoreToken, { maxAge: RESTORE_SECONDS, httpOnly: true })] : []),
    cookie(SESSION_COOKIES.userId, userId, READABLE_BY_SCRIPTS),
    greetingCookie(visitor, siteUrl),
  ];
}

export const endedCookies = (siteUrl: string): Cookie[] =>
  Object.values(SESSION_COOKIES).map((name) => cookieFor(siteUrl)(name, "", { maxAge: 0, httpOnly: true }));
