import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { contentSecurityPolicy } from "@/lib/http/content-security";
import { PATH_HEADER } from "@/lib/http/path";
import { routeFor } from "@/lib/http/routing";
import { isPersonal } from "@/lib/routes";

/**
 * Decides before any page renders: what does not exist gets a whole page with its true status, canonical listings are led
 * to their regenerated pages, guests to the login. Why here and not in the pages: docs/adr/0003-status-before-render.md.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  if (request.headers.get(ATTEMPT) === OWN) return NextResponse.next();
  const { pathname, search, searchParams } = request.nextUrl;
  const route = await routeFor({ pathname, search, query: searchParams, token: request.cookies.get("access_token")?.value });
  switch (route.kind) {
    case "attempt":
      return attempt(route.path);
    case "pass":
      return isPersonal(pathname) ? personal(request) : NextResponse.next();
    case "show":
      return NextResponse.rewrite(inside(route.path));
    case "missing":
      // A path that no route matches: the framework answers 404 with the complete page.
      return NextResponse.rewrite(inside("/sin-resultado"));
    case "gone":
      return gone();
    case "move":
      return NextResponse.redirect(inside(route.path), 308);
    case "login":
      return NextResponse.redirect(inside(route.path), 307);
  }
}

/** An address of this site as its own server knows it; the server makes it relative again, so no visitor sees the host. */
const inside = (path: string) => new URL(path, `http://127.0.0.1:${process.env.PORT}`);

/** Marks the middleware's own requests, with a secret of this process. */
const ATTEMPT = "x-attempt";
const OWN = crypto.randomUUID();

const HTML = { "content-type": "text/html; charset=utf-8" };

/** A page of one person: its scripts carry a nonce of this answer, and it knows its own address, to come back to after a login. */
function personal(request: NextRequest): Response {
  const { pathname, search } = request.nextUrl;
  const policy = contentSecurityPolicy({
    siteUrl: env.SITE_URL,
    streamOrigins: [],
    isDevelopment: process.env.NODE_ENV === "development",
    nonce: crypto.randomUUID(),
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PATH_HEADER, pathname + search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** The last good page if one is kept, else 503 with a complete page: the gateway cannot be asked. */
async function attempt(path: string): Promise<Response> {
  const page = await fetch(inside(path), { headers: { [ATTEMPT]: OWN } });
  if (page.ok) return new Response(page.body, { headers: HTML });
  const unavailable = await fetch(inside("/unavailable"));
  return new Response(unavailable.body, { status: 503, headers: { ...HTML, "retry-after": "30" } });
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
    "/cantFind/:path*",
    "/personCenter/:path*",
    "/cart",
    "/checkout/:path*",
    "/login",
    "/register",
  ],
};
