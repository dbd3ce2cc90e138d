import { type NextRequest, NextResponse } from "next/server";
import { routeFor } from "@/lib/http/routing";

/**
 * Decides before any page renders: what does not exist gets a whole page with its true status, canonical listings are led
 * to their regenerated pages, guests to the login. Why here and not in the pages: docs/adr/0003-status-before-render.md.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl;
  const route = await routeFor({ pathname, search, query: searchParams, hasSession: request.cookies.has("access_token") });
  switch (route.kind) {
    case "pass":
      return NextResponse.next();
    case "show":
      return NextResponse.rewrite(new URL(route.path, request.url));
    case "missing":
      // A path that no route matches: the framework answers 404 with the complete page.
      return NextResponse.rewrite(new URL("/sin-resultado", request.url));
    case "gone":
      return gone();
    case "move":
      return NextResponse.redirect(new URL(route.path, request.url), 308);
    case "login":
      return NextResponse.redirect(new URL(route.path, request.url), 307);
  }
}

/** 410 with the complete page: a rewrite would answer a browser with 200. */
async function gone(): Promise<Response> {
  const page = await fetch(`http://127.0.0.1:${process.env.PORT}/gone`);
  return new Response(await page.text(), { status: 410, headers: { "content-type": "text/html; charset=utf-8" } });
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/product/:path*",
    "/shop/:path*",
    "/screen/:path*",
    "/productsIn",
    "/listing/:path*",
    "/article/:path*",
    "/selectSuppliers",
    "/personCenter/:path*",
  ],
};
