import "server-only";
import { escapeXml } from "@/lib/seo/xml";
import { text } from "@/lib/text";

const t = text.order.pay;

/** A page that redirects to the payment provider, with a link as fallback: the CSP's `form-action` forbids a form whose redirect leaves the site. @throws for a URL that is not http(s) */
export function providerRedirectPage(address: string): Response {
  const { protocol, href } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`no payment page: ${protocol}`);
  const link = escapeXml(href);
  const html = `<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${link}"><title>${t.leaving}</title>
<h1>${t.leaving}</h1><p><a href="${link}" rel="noreferrer">${t.leavingLink}</a></p></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
