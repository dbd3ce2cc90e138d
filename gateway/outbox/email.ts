import { z } from "zod";
import { escapeHtml } from "../html.ts";

export const Email = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  code: z.string().optional(),
  lines: z.array(z.object({ name: z.string(), detail: z.string(), amount: z.string() })),
  total: z.string().optional(),
  action: z.object({ label: z.string(), path: z.string() }).optional(),
  isOptional: z.boolean(),
});
export type Email = z.output<typeof Email>;

const SENDER = "Yiwu Colombia";
const CHOICES_PATH = "/personCenter/Account#correos";
const MANDATORY = "Es un aviso de seguridad de su cuenta y se envía siempre.";
const OPTIONAL = "Usted elige qué correos recibe:";

const textLine = ({ name, detail, amount }: Email["lines"][number]) => `- ${name}\n  ${detail}: ${amount}`;

export function emailText({ subject, paragraphs, lines, total, action, isOptional }: Email, siteUrl: string): string {
  return [
    subject,
    ...paragraphs,
    lines.map(textLine).join("\n"),
    total && `Total: ${total}`,
    action && `${action.label}: ${siteUrl}${action.path}`,
    `${SENDER}\n${isOptional ? `${OPTIONAL} ${siteUrl}${CHOICES_PATH}` : MANDATORY}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

export const smsText = ({ paragraphs }: Email): string =>
  paragraphs.map((text) => (text.endsWith(".") ? text : `${text}.`)).join(" ");

// Inline: some mail clients drop style sheets.
const BODY = "margin:0;padding:16px;background:#f2f4f7;color:#17212b;font:16px/1.5 Arial,Helvetica,sans-serif";
const SHEET = "max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border-radius:12px;overflow-wrap:anywhere";
const BUTTON = "display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b57;color:#ffffff;font-weight:bold";
const LINE = "padding:12px 0;border-top:1px solid #d5dbe3";
const CODE = "display:block;margin:8px 0;font-size:28px;letter-spacing:6px";
const SOFT = "color:#52606d;font-size:14px";

function paragraph(text: string, code: string | undefined): string {
  const escaped = escapeHtml(text);
  return `<p style="margin:0 0 16px">${code ? escaped.replace(code, `<strong style="${CODE}">${code}</strong>`) : escaped}</p>`;
}

const htmlLine = ({ name, detail, amount }: Email["lines"][number]) =>
  `<li style="${LINE}"><strong>${escapeHtml(name)}</strong><br><span style="${SOFT}">${escapeHtml(detail)}:</span> ${escapeHtml(amount)}</li>`;

export function emailHtml(email: Email, siteUrl: string): string {
  const { subject, paragraphs, code, lines, total, action, isOptional } = email;
  const choices = isOptional ? `${OPTIONAL} <a href="${escapeHtml(siteUrl + CHOICES_PATH)}">Mi cuenta</a>` : MANDATORY;
  return `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="${BODY}"><div style="${SHEET}">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => paragraph(text, code)).join("\n")}
${lines.length > 0 ? `<ul style="margin:0 0 16px;padding:0;list-style:none">${lines.map(htmlLine).join("\n")}</ul>` : ""}
${total ? `<p style="margin:0 0 16px;font-size:18px"><strong>Total: ${escapeHtml(total)}</strong></p>` : ""}
${action ? `<p style="margin:0 0 24px"><a href="${escapeHtml(siteUrl + action.path)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>` : ""}
<p style="margin:0;${SOFT}">${SENDER}<br>${choices}</p>
</div></body></html>`;
}
