import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { isGatewayFailure } from "@/lib/http/errors";
import { endedCookies, sessionCookies } from "./cookies";
import { parseToken, SESSION_COOKIES } from "./index";
import { restoreOnce } from "./restore";

/** Personal pages: an expired session is renewed before rendering. */
const OWN_PAGES = /^\/(personCenter|cart|checkout)(\/|$)/;

/** The request already has the new cookies; `keep` sets them on the response. */
type Renewal = {
  isUnknown: boolean;
  keep: (response: NextResponse) => NextResponse;
};

const unchanged = (isUnknown: boolean): Renewal => ({ isUnknown, keep: (response) => response });

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
