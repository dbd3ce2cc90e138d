import { type Letter, letterHtml, letterText } from "./letter.ts";
import * as words from "./words.ts";

const SITE = "https://tienda.example.co";

const letter = (more: Partial<Letter> = {}): Letter => ({
  subject: "Recibimos su pedido",
  paragraphs: ["El pedido 123456789012 espera su pago.", "Gracias."],
  lines: [{ name: "Termo <500 ml>", detail: "Color: Azul · 100 unidades", amount: "$250,00 USD" }],
  total: "$250,00 USD",
  action: { label: "Ver el pedido", path: "/personCenter/Orders/123456789012" },
  isOptional: true,
  ...more,
});

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The words that a page shows, in their order. */
const shown = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\s+/)
    .filter(Boolean);

/** The words of a text without its addresses and signs. */
const said = (text: string) =>
  text
    .replaceAll(/https:\S+/g, "")
    .split(/\s+/)
    .filter((word) => word && word !== "-" && word !== ":");

test("both parts of a letter say the same, in the same order", () => {
  for (const one of [letter(), letter({ lines: [], isOptional: false }), letter({ subject: 'Tom & "Ana" <x>' })]) {
    const pageWords = shown(letterHtml(one, SITE)).filter((word) => !"Configuración de la cuenta".split(" ").includes(word));
    const textWords = said(letterText(one, SITE)).filter((word) => !"Configuración de la cuenta".split(" ").includes(word));
    expect(pageWords.map((word) => word.replace(/:$/, ""))).toEqual(textWords.map((word) => word.replace(/:$/, "")));
  }
});

test("whatever stands in a letter stays text", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const html = letterHtml(
    letter({
      subject: hostile,
      paragraphs: [hostile],
      lines: [{ name: hostile, detail: hostile, amount: hostile }],
      total: hostile,
      action: { label: hostile, path: `/x"${hostile}` },
    }),
    SITE,
  );
  expect(html).not.toMatch(/<(script|img)/);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].every(([, href = ""]) => href.startsWith(SITE))).toBe(true);
});

test("a letter is one column without tables, pictures or anything that is fetched", () => {
  const html = letterHtml(letter(), SITE);
  expect(html).not.toMatch(/<table|<img|<link|<script|url\(/);
  expect(html).toContain("max-width:560px");
  expect(html).toContain('content="width=device-width,initial-scale=1"');
});

const order: words.OrderFacts = {
  orderNo: "123456789012",
  totalCents: 250_000,
  lines: [{ name: "Termo", options: { Color: "Azul" }, quantity: 100, unit: "Piece", totalCents: 250_000 }],
};
const inquiry: words.InquiryFacts = {
  id: 300_001,
  name: "Termos",
  offers: [{ shop_name: "Yongkang", product_name: "Termo de acero", unit: "Dozen", unit_price: 12.5 }],
};

test("every word names its order or request, leads to it, and has its lines", () => {
  const all = [
    words.orderPlaced(order),
    words.paymentDue(order),
    words.paymentReceived(order),
    words.paymentRejected(order),
    words.voucherSeen(order),
    words.voucherSeen(order, "El comprobante es por otro valor."),
    words.orderShipped(order, "SIM1"),
    words.orderReceived(order),
  ];
  for (const { summary, link, lines, total } of all) {
    expect(summary).toContain(order.orderNo);
    expect(link).toContain(`/personCenter/Orders/${order.orderNo}`);
    expect(lines).toEqual([{ name: "Termo", detail: "Color: Azul · 100 unidades", amount: "$2.500,00 USD" }]);
    expect(total).toBe("$2.500,00 USD");
  }
  for (const { summary, link, lines } of [
    words.offerCome(inquiry, false),
    words.offerCome(inquiry, true),
    words.quotationExpiring(inquiry, new Date("2026-03-01T12:00:00Z")),
  ]) {
    expect(summary).toContain("300001");
    expect(link).toBe("/personCenter/RFQs/300001");
    expect(lines).toEqual([{ name: "Yongkang", detail: "Termo de acero, por docena", amount: "$12,50 USD" }]);
  }
});

test("the way to undo a change of e-mail is in its letter alone, never in the message", () => {
  expect(words.emailChangedFrom("/api/session/email-undo?token=x").link).toContain("token=x");
  expect(words.emailChanged().link).toBe("/personCenter/Account");
});
