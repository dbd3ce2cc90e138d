import { securityText } from "@/lib/security-text";

/** `/.well-known/security.txt`; kept like a page (lib/cache/pages.ts), so its date is always ahead. */
export function GET() {
  return new Response(securityText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
