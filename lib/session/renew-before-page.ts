import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { isGatewayFailure } from "@/lib/http/errors";
import { endedCookies, sessionCookies } from "./cookies";
import { parseToken, SESSION_COOKIES } from "./index";
import { renewOnce } from "./renew-once";

const RENEWED_PAGES = /^\/(personCenter|cart|checkout)(\/|$)/;

/** `isUnknown`: the gateway did not say whether the session holds. `withCookies` sets the new cookies on the response. */
type Renewal = {
  isUnknown: boolean;
  withCookies: (response: NextResponse) => NextResponse;
};

const unchanged = (isUnknown: boolean): Renewal => ({ isUnknown, withCookies: (response) => response });

/** For the middleware: renews an expired session before its page is rendered, and puts the new cookies into the request too. */
export async function renewBeforePage(request: NextRequest): Promise<Renewal> {
  const restoreToken = request.cookies.get(SESSION_COOKIES.restore)?.value;
  const hasSession = parseToken(request.cookies.get(SESSION_COOKIES.access)?.value) !== undefined;
  if (hasSession || !restoreToken || !RENEWED_PAGES.test(request.nextUrl.pathname)) return unchanged(false);
  try {
    const token = parseToken(restoreToken);
    const session = token ? await renewOnce(token, request.headers) : undefined;
    const cookies = session ? sessionCookies(session, env.SITE_URL) : endedCookies(env.SITE_URL);
    for (const { name, value } of cookies) request.cookies.set(name, value);
    return {
      isUnknown: false,
      withCookies(response) {
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
