import { securityText } from "@/lib/security-text";

/** Cached (lib/cache/pages.ts), so that its expiry date is always in the future. */
export function GET() {
  return new Response(securityText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
