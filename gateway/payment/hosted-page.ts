import { createHash } from "node:crypto";
import { escapeHtml } from "../html.ts";
import { priceText } from "../money.ts";

type HostedPayment = { id: string; orderNo: string; status: string; amountCents: number; account: string };

const STYLE = `
  :root { color-scheme: light dark; --ink: #17212b; --soft: #52606d; --paper: #fff; --wall: #eef1f5; --line: #d5dbe3; --go: #14695a; --no: #a8321f; --on: #fff; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f1f4f8; --soft: #a9b6c4; --paper: #1b242e; --wall: #10161d; --line: #38444f; --go: #63d2b9; --no: #ff9d8c; --on: #10161d; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--wall); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 27rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
  header { padding: .75rem 1.5rem; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; }
  header strong { letter-spacing: .02em; }
  header span { color: var(--soft); font-size: .875rem; }
  section { padding: 1.5rem; }
  h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--soft); }
  .amount { margin: 0 0 1.25rem; font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  dl { margin: 0 0 1.5rem; display: grid; gap: .5rem; }
  dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
  dt { color: var(--soft); }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .75rem; margin: 0 0 .75rem; }
  button, a { display: block; width: 100%; min-height: 3rem; padding: .7rem 1rem; border: 2px solid transparent; border-radius: .6rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; color: var(--ink); background: none; }
  button[value=approve] { background: var(--go); color: var(--on); }
  button[value=decline] { border-color: var(--no); color: var(--no); }
  a { border-color: var(--line); }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
  .status { margin: 0 0 1.5rem; font-size: 1.125rem; }
  footer { padding: 0 1.5rem 1.25rem; color: var(--soft); font-size: .875rem; }`;

const styleHash = createHash("sha256").update(STYLE).digest("base64");

/** Content security policy. `form-action` includes the site, since some browsers apply it to redirects. */
export const pagePolicy = (siteUrl: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><header><strong>Pago internacional</strong><span>Entorno de pruebas</span></header>${content}
<footer>Simulación de un servicio de pagos: no se cobra dinero y no se piden datos de tarjetas.</footer></main></body></html>`;
}

const ENDED: Record<string, string> = {
  approved: "Este pago ya fue aprobado.",
  declined: "Este pago fue rechazado. Puede intentar de nuevo desde su pedido.",
  abandoned: "Este pago ya no está abierto. Puede empezar otro desde su pedido.",
};

const facts = ({ orderNo, account }: HostedPayment) => `<dl>
<div><dt>Pedido</dt><dd>${escapeHtml(orderNo)}</dd></div>
<div><dt>Se paga con</dt><dd>${escapeHtml(account)}</dd></div>
<div><dt>Recibe</dt><dd>Yiwu Colombia</dd></div></dl>`;

export function hostedPage(payment: HostedPayment, token: string, orderUrl: string): string {
  const back = `<a href="${escapeHtml(orderUrl)}">${payment.status === "pending" ? "Salir sin pagar" : "Volver al pedido"}</a>`;
  const amount = `<h1>Total del pago</h1><p class="amount">${priceText(payment.amountCents)}</p>`;
  if (payment.status !== "pending") {
    const message = ENDED[payment.status] ?? "Este pago ya no está abierto.";
    return page(
      "Pago terminado",
      `<section>${amount}${facts(payment)}<p class="status" role="status">${message}</p>${back}</section>`,
    );
  }
  const form = `<form method="post" action="/pay/${payment.id}"><input type="hidden" name="token" value="${escapeHtml(token)}">
<button name="decision" value="approve">Aprobar el pago</button>
<button name="decision" value="decline">Rechazar el pago</button></form>`;
  return page(`Pagar ${priceText(payment.amountCents)}`, `<section>${amount}${facts(payment)}${form}${back}</section>`);
}

export const noPaymentPage = (siteUrl: string): string =>
  page(
    "Pago no encontrado",
    `<section><h1>Pago no encontrado</h1><p class="status">El enlace no abre ningún pago. Vuelva a su pedido y empiece el pago desde allí.</p>
<a href="${escapeHtml(siteUrl)}/personCenter/Orders">Ver mis pedidos</a></section>`,
  );
