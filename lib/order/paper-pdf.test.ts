import { Order } from "@/lib/contract/order";
import messages from "@/messages/es.json";
import { fontsFor } from "../pdf/fonts";
import { buildPaper, type PaperKind, type Seller } from "./paper";
import { paperPdf } from "./paper-pdf";

const seller: Seller = { name: "Vendedor S. A. S.", taxId: "900123456-8", lines: ["Bogotá"], validDays: 15 };

type Shape = { count?: number; amount?: number; name?: string; receiver?: string; note?: string };

function order({ count = 1, amount = 150, name = "Muñeca de algodón", receiver = "Ana Ñáñez", note = "" }: Shape) {
  const lines = Array.from({ length: count }, (_, index) => ({
    product_id: String(1_000_000 + index),
    name: `${name} ${index}`,
    options: { Color: "Rojo" },
    quantity: 1_000_000,
    unit: "20-Foot Container",
    unit_price: amount,
    total: amount,
    weight_kg: 12_345.678,
    pack_quantity: 48,
  }));
  return Order.parse({
    orderNo: "123456789012",
    status: "shipped",
    created_at: "2026-11-21T10:00:00Z",
    total: amount,
    shops: [{ shop_id: "1", shop_name: `Tienda ${name}`, note, subtotal: amount, lines }],
    address: { receiver, phone: "+57 3001234567", text: "Calle 10 # 4-20, Medellín" },
    timeline: [{ status: "shipped", at: "2026-11-24T10:00:00Z" }],
    buyer: { company: receiver, tax_id: "900123456-8" },
    purchase_order: "OC-2026-000123456789012345678901234567890",
    weight_kg: 99_999.99,
    volume_m3: 1234.567,
  });
}

type Piece = { text: string; left: number; right: number; bottom: number; top: number };

/** Every text of each page with its box, as PDF readers find them. */
async function pagesOf(kind: PaperKind, from: Order): Promise<Piece[][]> {
  const paper = buildPaper(kind, from, seller, messages.order);
  if (!paper) throw new Error(`no ${kind}`);
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(await paperPdf(paper)), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 0, left = 0, base = 0] = item.transform.map(Number);
      return [{ text: item.str, left, right: left + item.width, bottom: base, top: base + size * 0.7 }];
    });
  });
  return Promise.all(pages);
}

const textOf = (pages: Piece[][]) =>
  pages
    .flat()
    .map(({ text }) => text)
    .join(" ");
const without = (text: string) => text.replace(/\s/g, "");

/** Texts that overlap by more than half a point, or that leave the page. */
function faults(pieces: Piece[]): string[] {
  const tolerance = 0.5;
  const isOver = (one: Piece, other: Piece) =>
    one.left < other.right - tolerance &&
    other.left < one.right - tolerance &&
    one.bottom < other.top - tolerance &&
    other.bottom < one.top - tolerance;
  const over = pieces.flatMap((one, index) =>
    pieces.slice(index + 1).flatMap((other) => (isOver(one, other) ? [`${one.text} over ${other.text}`] : [])),
  );
  const out = pieces.filter(({ left, right, bottom, top }) => left < 41 || right > 555 || bottom < 20 || top > 802);
  return [...over, ...out.map(({ text }) => `${text} outside`)];
}

const KINDS: PaperKind[] = ["proforma", "invoice", "packing"];

describe.each(KINDS)("the PDF of a %s", (kind) => {
  test.each([0.01, 1000, 8_950_000, 99_999_999.99])("has no text over another at $%d", async (amount) => {
    for (const page of await pagesOf(kind, order({ amount, count: 3 }))) expect(faults(page)).toEqual([]);
  });

  test("goes over pages with their numbers, and loses no line", async () => {
    const pages = await pagesOf(kind, order({ count: 80, note: "Sin marca. ".repeat(40) }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(faults(page)).toEqual([]);
      expect(textOf([page])).toContain(`Página ${index + 1} de ${pages.length}`);
    }
    const all = without(textOf(pages));
    for (let index = 0; index < 80; index += 1) expect(all).toContain(`Ref.${1_000_000 + index}`);
  });

  test.each(["义乌市双子星商行", "Őze Tűrő Łódź Şırnak", "Ñandú & Compañía “Él”", "Αθήνα Москва Việt Nam", "W".repeat(120)])(
    "has the name %s whole",
    async (name) => {
      const pages = await pagesOf(kind, order({ name, receiver: name }));
      expect(without(textOf(pages))).toContain(without(name));
      for (const page of pages) expect(faults(page)).toEqual([]);
    },
  );
});

test.each([
  [0.01, "$0,01 USD"],
  [1000, "$1.000,00 USD"],
  [99_999_999.99, "$99.999.999,99 USD"],
])("the total %d is whole and stands clear of its word", async (amount, shown) => {
  const pieces = (await pagesOf("proforma", order({ amount }))).flat();
  expect(pieces.filter(({ text }) => text === shown)).toHaveLength(2);
});

test("a drawn sign is drawn in one colour, what it is joined by is left out, and a sign of no font is a box", async () => {
  const signs = "Taza 🎄\u200D\uFE0F👍🏽 a\u0301 \u{10FFFF}";
  expect((await fontsFor([signs])).printable(signs)).toBe("Taza 🎄👍 á □");
  const [page = []] = await pagesOf("proforma", order({ name: "Taza 🎄🎁" }));
  expect(textOf([page])).toContain("🎄");
});
