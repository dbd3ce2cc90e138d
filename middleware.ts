import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { PATH_HEADER } from "@/lib/http/path";
import { routeFor } from "@/lib/http/routing";
import { SPECULATION_HASH } from "@/lib/http/speculation";
import { WHOLE_PAGE } from "@/lib/http/whole-page";
import { isPersonal } from "@/lib/routes";
import { SESSION_COOKIES } from "@/lib/session";
import { renewalFor } from "@/lib/session/renewal";

/**
 * Decides before any page renders: what does not exist gets a whole page with its true status, canonical listings are led
 * to their regenerated pages, guests to the login. Why here and not in the pages: docs/adr/0003-status-before-render.md.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  if (request.headers.get(ATTEMPT) === OWN) return NextResponse.next();
  const { pathname, search, searchParams } = request.nextUrl;
  const { isUnknown, keep } = await renewalFor(request);
  const token = request.cookies.get(SESSION_COOKIES.access)?.value;
  const route = await routeFor({ pathname, search, query: searchParams, token });
  // A member is not sent to the login because the gateway is silent.
  if (route.kind === "login" && isUnknown) return unavailable();
  switch (route.kind) {
    case "attempt":
      return attempt(route.path);
    case "pass":
      return isPersonal(pathname) ? keep(personal(request)) : NextResponse.next();
    case "show":
      return NextResponse.rewrite(inside(route.path));
    case "missing":
      return keep(missing());
    case "gone":
      return gone();
    case "move":
      return NextResponse.redirect(inside(route.path), 308);
    case "login":
      return keep(NextResponse.redirect(inside(route.path), { status: 307, headers: { "cache-control": "private, no-store" } }));
  }
}

/** An address of this site as its own server knows it; the server makes it relative again, so no visitor sees the host. */
const inside = (path: string) => new URL(path, `http://127.0.0.1:${process.env.PORT}`);

/** Marks the middleware's own requests, with a secret of this process. */
const ATTEMPT = "x-attempt";
const OWN = crypto.randomUUID();

const POLICY = { siteUrl: env.SITE_URL, streamOrigins: [], isDevelopment: process.env.NODE_ENV === "development" };

const HTML = { "content-type": "text/html; charset=utf-8" };

/**
 * A page of one person: its scripts carry a nonce of this answer, and it knows its own address, to come back to after a login. It is
 * made whole before it is sent, so that a session that has run out is led on by its status, which needs no script.
 */
function personal(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const policy = contentSecurityPolicy({
    ...POLICY,
    captchaOrigins: env.CAPTCHA_ORIGINS,
    strict: { nonce: crypto.randomUUID(), hashes: [SPECULATION_HASH] },
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PATH_HEADER, pathname + search);
  headers.set("user-agent", WHOLE_PAGE);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** A path that no route matches: the framework answers 404 with the complete page, which is kept, and so has no nonce. */
function missing(): NextResponse {
  const response = NextResponse.rewrite(inside("/sin-resultado"));
  response.headers.set("content-security-policy", contentSecurityPolicy(POLICY));
  return response;
}

/** The last good page if one is kept, else 503 with a complete page: the gateway cannot be asked. */
async function attempt(path: string): Promise<Response> {
  const page = await fetch(inside(path), { headers: { [ATTEMPT]: OWN } });
  if (page.ok) return new Response(page.body, { headers: HTML });
  return unavailable();
}

async function unavailable(): Promise<Response> {
  const page = await fetch(inside("/unavailable"));
  return new Response(page.body, { status: 503, headers: { ...HTML, "retry-after": "30" } });
}

/** 410 with the complete page: a rewrite would answer a browser with 200. */
async function gone(): Promise<Response> {
  const page = await fetch(inside("/gone"));
  return new Response(page.body, { status: 410, headers: HTML });
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/product/:path*",
    "/shop/:path*",
    "/screen/:path*",
    "/productsIn",
    "/listing/:path*",
    "/entitymarket/:path*",
    "/article/:path*",
    "/selectSuppliers",
    "/live/:path*",
    "/chat/:path*",
    "/cantFind/:path*",
    "/personCenter/:path*",
    "/cart",
    "/checkout/:path*",
    "/login",
    "/register",
  ],
};
