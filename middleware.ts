import { type NextRequest, NextResponse } from "next/server";
import { pagePolicy } from "@/lib/content-security";
import { env } from "@/lib/env";
import { OWN_SCRIPTS } from "@/lib/inline-scripts";
import { routes } from "@/lib/routes";
import { PATH_HEADER, SESSION_COOKIES } from "@/lib/session";
import { renewBeforePage } from "@/lib/session/renew-before-page";

const MEMBER_PAGES = /^\/(personCenter|checkout)(\/|$)/;

/** For PERSONAL_PAGES: adds a CSP with a nonce, renews an expired session (`renewBeforePage`), sends guests from MEMBER_PAGES to the login. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const { isUnknown, withCookies } = await renewBeforePage(request);
  const isGuest = !request.cookies.get(SESSION_COOKIES.access)?.value;
  if (!isGuest || !MEMBER_PAGES.test(pathname)) return withCookies(continueWithPolicy(request));
  // Gateway unreachable: show 503 instead of sending a member to the login.
  if (isUnknown) return NextResponse.rewrite(internalUrl("/error/503", request), { status: 503 });
  const login = internalUrl(routes.loginFor(pathname + search), request);
  return withCookies(NextResponse.redirect(login, { status: 307, headers: { "cache-control": "private, no-store" } }));
}

/** An address with the origin of the request, which the framework makes relative. With another origin, visitors would be led to this machine. */
const internalUrl = (path: string, request: NextRequest) => new URL(path, request.url);

/** Passes the nonce and the page's own address (for `return_url`) to the render. */
function continueWithPolicy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const policy = pagePolicy({
    siteUrl: env.SITE_URL,
    captchaOrigins: env.CAPTCHA_ORIGINS,
    scripts: [
      `'nonce-${crypto.randomUUID()}'`,
      "'strict-dynamic'",
      ...OWN_SCRIPTS.values(),
      ...(process.env.NODE_ENV === "development" ? ["'unsafe-eval'"] : []),
    ],
    hasTrustedTypes: process.env.NODE_ENV !== "development" && !env.CAPTCHA_SCRIPT_URL,
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PATH_HEADER, pathname + search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  runtime: "nodejs",
  // The same paths as PERSONAL_PAGES: the framework reads literals only.
  matcher: ["/personCenter/:path*", "/cart/:path*", "/checkout/:path*", "/login/:path*", "/register/:path*", "/list/:path*"],
};
