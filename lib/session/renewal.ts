import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { isGatewayFailure } from "@/lib/http/errors";
import { endedCookies, sessionCookies } from "./cookies";
import { parseToken, SESSION_COOKIES } from "./index";
import { restoreOnce } from "./restore";

/** Pages that show what is the member's own: a session that has run out is renewed before they render. */
const OWN_PAGES = /^\/(personCenter|cart|checkout)(\/|$)/;

/** What became of the session before a page renders: the request has the new cookies by now, `keep` gives them to the browser. */
export type Renewal = {
  /** The gateway could not be asked, so nobody knows. */
  isUnknown: boolean;
  keep: (response: NextResponse) => NextResponse;
};

const unchanged = (isUnknown: boolean): Renewal => ({ isUnknown, keep: (response) => response });

/** Renews the session of a request for a member's page when its bearer has run out and the long-lived token is there. */
export async function renewalFor(request: NextRequest): Promise<Renewal> {
  const restoreToken = request.cookies.get(SESSION_COOKIES.restore)?.value;
  const hasSession = parseToken(request.cookies.get(SESSION_COOKIES.access)?.value) !== undefined;
  if (hasSession || !restoreToken || !OWN_PAGES.test(request.nextUrl.pathname)) return unchanged(false);
  try {
    const token = parseToken(restoreToken);
    const session = token ? await restoreOnce(token, request.headers) : undefined;
    const cookies = session ? sessionCookies(session, env.SITE_URL) : endedCookies(env.SITE_URL);
    for (const { name, value } of cookies) request.cookies.set(name, value);
    return {
      isUnknown: false,
      keep(response) {
        for (const cookie of cookies) response.cookies.set(cookie);
        return response;
      },
    };
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("session not renewed:", error);
    return unchanged(true);
  }
}
