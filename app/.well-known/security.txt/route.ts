import { securityText } from "@/lib/security-text";

/** The expiry date is always in the future: the file is cached for minutes only (lib/cache/pages.ts). */
export function GET() {
  return new Response(securityText(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
