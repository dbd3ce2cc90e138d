import { z } from "zod";
import { EmailUndo } from "@/lib/contract/account";
import { send } from "@/lib/http/gateway";
import { asGatewayError, guarded, readFields } from "@/lib/http/handler";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { routes } from "@/lib/routes";
import { escapeXml } from "@/lib/seo/xml";
import { clearSession } from "@/lib/session/server";
import { text } from "@/lib/text";

const t = text.account.undo;

const Token = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // No other site may learn this page's address, which contains the secret.
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
};

function page(message: string, action: string, status = 200): Response {
  const body = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${t.title}</title></head><body><main><h1>${t.title}</h1>
<p role="status">${escapeXml(message)}</p>${action}</main></body></html>`;
  return new Response(body, { status, headers: HEADERS });
}

const loginLink = `<p><a href="${routes.login}">${t.login}</a></p>`;

/** The undo link in the e-mail about a changed contact. The page asks before the change is undone: mail scanners open links. */
export function GET(request: Request): Response {
  const parsed = Token.safeParse({ token: new URL(request.url).searchParams.get("token") });
  if (!parsed.success) return page(text.session.errors.unreadable, loginLink, 400);
  const field = `<input type="hidden" name="token" value="${parsed.data.token}">`;
  return page(t.lead, `<form method="post" action="/api/session/email-undo">${field}<button>${t.save}</button></form>`);
}

export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const parsed = Token.safeParse(await readFields(request));
    if (!parsed.success) return page(text.session.errors.unreadable, loginLink, 400);
    try {
      const options = { visitor: request.headers, timeout: TIMEOUT_MS };
      const { message = t.title } = await send(EmailUndo, { body: parsed.data }, options);
      await clearSession();
      return page(message, loginLink);
    } catch (error) {
      const { status, text: message } = asGatewayError(error);
      return page(message || text.session.errors.unknown, loginLink, status);
    }
  });
