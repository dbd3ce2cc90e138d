import { SESSION_COOKIES } from "./index";

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
export type Entered = { accessToken: string; restoreToken: string | undefined; userId: string; visitor: string };

// Shorter than the two hours of the gateway, so that the site sees a bearer run out before the gateway refuses it.
const ACCESS_SECONDS = 110 * 60;
const RESTORE_SECONDS = 30 * 24 * 3600;

const isLoopback = (hostname: string) => hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

/** Cookies of a session (DESIGN: tokens out of reach of scripts, Secure outside the own machine). */
export function sessionCookies({ accessToken, restoreToken, userId, visitor }: Entered, siteUrl: string): Cookie[] {
  const secure = !isLoopback(new URL(siteUrl).hostname);
  const cookie = (name: string, value: string, maxAge: number, httpOnly: boolean): Cookie => ({
    name,
    value,
    path: "/",
    sameSite: "lax",
    secure,
    httpOnly,
    maxAge,
  });
  const { access, restore, user, userId: id } = SESSION_COOKIES;
  return [
    cookie(access, accessToken, ACCESS_SECONDS, true),
    ...(restoreToken ? [cookie(restore, restoreToken, RESTORE_SECONDS, true)] : []),
    cookie(user, visitor, restoreToken ? RESTORE_SECONDS : ACCESS_SECONDS, false),
    cookie(id, userId, restoreToken ? RESTORE_SECONDS : ACCESS_SECONDS, false),
  ];
}

/** The same cookies, as they are taken back. */
export const endedCookies = (siteUrl: string): Cookie[] =>
  sessionCookies({ accessToken: "", restoreToken: "ended", userId: "", visitor: "" }, siteUrl).map((cookie) => ({
    ...cookie,
    value: "",
    maxAge: 0,
  }));
