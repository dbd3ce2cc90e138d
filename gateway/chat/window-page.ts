import { createHash } from "node:crypto";
import { escapeHtml } from "../html.ts";
import type { Window } from "./conversation.ts";

const STYLE = `
  :root { color-scheme: light dark; --ink: #1d1b16; --soft: #615c51; --paper: #fff; --wall: #efece4; --line: #928a79; --go: #0a6a4b; --on: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f2eee4; --soft: #b8b1a2; --paper: #1e1c17; --wall: #2a2721; --line: #6f6858; --go: #5cc79c; --on: #14130f; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--wall); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { height: 100dvh; max-width: 45rem; margin: 0 auto; display: flex; flex-direction: column; background: var(--paper); }
  header { padding: .75rem 1rem; background: var(--go); color: var(--on); }
  h1 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
  header a { display: inline-block; padding: .5rem 0; color: inherit; font-size: .875rem; font-weight: 600; }
  header p { margin: 0; font-size: .875rem; overflow-wrap: anywhere; }
  .talk { flex: 1; min-height: 0; overflow-y: auto; }
  ol { margin: 0; padding: 1rem; list-style: none; display: flex; flex-direction: column; gap: .75rem; }
  li { max-width: 85%; padding: .5rem .875rem; border-radius: 1rem; background: var(--wall); align-self: flex-start; }
  li.member { align-self: flex-end; background: var(--go); color: var(--on); }
  li p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  time { display: block; font-size: .75rem; text-align: right; }
  .who { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  [data-state] { margin: 0; padding: 0 1rem; font-size: .875rem; color: var(--soft); }
  form { padding: .75rem 1rem 1rem; display: grid; grid-template-columns: 1fr auto; gap: .25rem .75rem; align-items: end; }
  label { grid-column: 1 / -1; font-size: .875rem; font-weight: 600; }
  textarea { width: 100%; min-width: 0; min-height: 3rem; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .6rem; font: inherit; color: inherit; background: var(--paper); resize: none; }
  button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: .6rem; background: var(--go); color: var(--on); font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
  .none { padding: 1.5rem 1rem; }`;

const styleHash = createHash("sha256").update(STYLE).digest("base64");

export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "script-src 'self'",
  "connect-src 'self'",
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = (title: string, content: string, script = "") => `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${script}</head><body>${content}</body></html>`;

const addressOnSite = (siteUrl: string, fromPage: string) => siteUrl + (fromPage.startsWith("/") ? fromPage : "/");

export const chatPage = ({ ticketId, shop, product, fromPage }: Window, siteUrl: string): string =>
  page(
    `Conversación con ${shop}`,
    `<main data-chat="${ticketId}"><header><h1>${escapeHtml(shop)}</h1>
<p>${product ? `Sobre: ${escapeHtml(product)}` : "Servicio al cliente"} · Entorno de pruebas</p>
<a href="${escapeHtml(addressOnSite(siteUrl, fromPage))}">Volver a la página</a></header>
<div class="talk" tabindex="0" role="log" aria-label="Mensajes"><ol></ol></div>
<noscript><p class="none">La conversación necesita JavaScript. Actívelo y cargue la página de nuevo.</p></noscript>
<p data-state="" role="status"></p>
<form><label for="text">Su mensaje</label><textarea id="text" rows="1" maxlength="2000" required></textarea><button>Enviar</button></form></main>`,
    `<script src="/chat/window.js" defer></script>`,
  );

export const noChatPage = (): string =>
  page(
    "Conversación cerrada",
    `<main><header><h1>Conversación cerrada</h1></header>
<p class="none">Este enlace ya se usó o venció. Cierre esta ventana y abra la conversación de nuevo desde el sitio.</p></main>`,
  );
