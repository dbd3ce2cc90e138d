import { escapeHtml } from "../html.ts";
import type { SentMessage } from "./store.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; }
  label { flex: 1 1 14rem; }
  input, button { font: inherit; padding: .5rem .75rem; border: 1px solid #888; border-radius: .5rem; }
  input { box-sizing: border-box; width: 100%; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid #8886; padding: .75rem 0; }
  h2 { font-size: 1rem; margin: 0; }
  p { margin: .25rem 0; white-space: pre-line; }
  small { opacity: .8; }
  strong { font-size: 1.25rem; letter-spacing: .08em; font-variant-numeric: tabular-nums; }`;

const time = new Intl.DateTimeFormat("es-CO", { dateStyle: "medium", timeStyle: "medium", timeZone: "America/Bogota" });

// Highlights the code only: other numbers of six digits may be inquiries' ids.
const markCode = (text: string) => escapeHtml(text).replace(/(?<=^Su código [^:]*: )\d{6}\b/m, "<strong>$&</strong>");

const body = ({ id, text, html }: Pick<SentMessage, "id" | "text" | "html">) =>
  `${html ? `<p><a href="/outbox/${id}">Ver el correo</a></p>` : ""}<p>${markCode(text)}</p>`;

const entry = ({ recipient, subject, sent_at, ...message }: SentMessage) => `<li><h2>${escapeHtml(subject)}</h2>
${body(message)}
<small>Para ${escapeHtml(recipient)} · <time datetime="${sent_at}">${time.format(new Date(sent_at))}</time></small></li>`;

export function outboxPage(messages: SentMessage[], to: string): string {
  const list = messages.length > 0 ? `<ol>${messages.map(entry).join("")}</ol>` : "<p>No hay mensajes.</p>";
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Buzón de pruebas</title><style>${STYLE}</style></head><body>
<h1>Buzón de pruebas</h1>
<p>Este entorno no envía correos ni mensajes de texto: quedan aquí 24 horas, con sus códigos.</p>
<form><label>Correo electrónico o teléfono (+573001234567) <input name="to" value="${escapeHtml(to)}"></label>
<button>Buscar</button></form>
${list}</body></html>`;
}
