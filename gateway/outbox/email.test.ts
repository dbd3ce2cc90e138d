import { codeEmail, HAS_ACCOUNT } from "../session/emails.ts";
import { type Email, emailHtml, emailText, smsText } from "./email.ts";

const SITE = "https://tienda.example.co";

const email = (more: Partial<Email> = {}): Email => ({
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

test("both parts of an e-mail say the same, in the same order", () => {
  for (const one of [
    email(),
    email({ lines: [], isOptional: false }),
    codeEmail("login", "123456"),
    HAS_ACCOUNT,
    email({ subject: 'Tom & "Ana" <x>' }),
  ]) {
    const pageWords = shown(emailHtml(one, SITE)).filter((word) => !"Mi cuenta".split(" ").includes(word));
    const textWords = said(emailText(one, SITE)).filter((word) => !"Mi cuenta".split(" ").includes(word));
    expect(pageWords.map((word) => word.replace(/:$/, ""))).toEqual(textWords.map((word) => word.replace(/:$/, "")));
  }
});

test("whatever stands in an e-mail stays text", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const html = emailHtml(
    email({
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

test("an e-mail is one column without tables, pictures or anything that is fetched", () => {
  const html = emailHtml(email(), SITE);
  expect(html).not.toMatch(/<table|<img|<link|<script|url\(/);
  expect(html).toContain("max-width:560px");
  expect(html).toContain('content="width=device-width,initial-scale=1"');
});

test("a code stands out on the page, and a text message is sentences", () => {
  const one = codeEmail("login", "012345");
  expect(emailHtml(one, SITE)).toMatch(/<strong style="[^"]+">012345<\/strong>/);
  expect(emailHtml(one, SITE)).not.toContain("<a ");
  expect(smsText(one)).toMatch(/^Su código para iniciar sesión: 012345\. Vence en 10 minutos/);
});
