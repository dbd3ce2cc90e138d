import { Order } from "@/lib/contract/order";
import file from "@/messages/content/landing.json";
import messages from "@/messages/es.json";
import { buildAnnex, orderLandedCost } from "./annex";
import { buildPaper, type Seller } from "./paper";
import { paperPdf } from "./paper-pdf";

const words = messages.order;
const t = words.paper.annex;
const seller: Seller = { name: "Vendedor S. A. S.", taxId: "900123456-8", lines: ["Bogotá"], validDays: 15 };
const carton = { length: 60, width: 40, height: 50, weight: 12 };
const line = { product_id: "1", name: "Taza", quantity: 240, unit_price: 2.5, total: 600 };
const known = { ...line, pack_quantity: 24, carton, tariff_heading: "6911" };
const day = Date.parse(file.figures.trm.date);

const order = (lines: object[], more: object = {}) =>
  Order.parse({
    ...more,
    orderNo: "123456789012",
    status: "shipped",
    created_at: "2026-11-21T10:00:00Z",
    total: 600,
    shops: [{ shop_id: "1", shop_name: "T", subtotal: 600, lines }],
    address: { receiver: "Ana", phone: "+57 3001234567", text: "Calle 10" },
    timeline: [{ status: "shipped", at: "2026-11-24T10:00:00Z" }],
  });

const pesos = (value = "") => Number(value.replace(/[^\d]/g, ""));

// spec: 25.4
test("the annex of a proforma says line by line what the order costs in the shop, and its lines come to the total", () => {
  const annex = buildAnnex(order([known]), t, day);
  const values = annex?.lines.map(({ value }) => pesos(value)) ?? [];
  expect(annex?.lines.map(({ label }) => label)).toEqual([
    ...Object.values(t.items).map((label) => label.replace("{terms}", "FOB")),
    t.total,
  ]);
  expect(values[0]).toBe(600 * file.figures.trm.value);
  expect(values.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(values.at(-1));
  expect(annex?.notes).toContain(t.example);
  expect(annex?.notes).not.toContain(t.stale);
});

test("the figure beside an order's total is that of its annex, which says what the goods cost alone, too", () => {
  const annex = buildAnnex(order([known]), t, day);
  expect(pesos(annex?.lines.at(-1)?.value)).toBe(orderLandedCost(order([known])));
  expect(annex?.notes.join(" ")).toContain("embarque compartido");
  const alone = annex?.notes.find((note) => note.startsWith("Si todo el pedido viaja solo"));
  expect(pesos(alone)).toBeGreaterThan(orderLandedCost(order([known])) ?? 0);
  expect(orderLandedCost(order([known, { ...line, product_id: "2" }]))).toBeUndefined();
});

test("goods that fill a shipment alone do not have their total told twice", () => {
  const annex = buildAnnex(order([{ ...known, quantity: 24_000, total: 60_000 }]), t, day);
  expect(annex?.notes.filter((note) => note.startsWith("Si todo el pedido viaja solo"))).toEqual([]);
});

test("goods at an EXW price are called so, with what their cost lacks; a price with freight has no estimate", () => {
  const annex = buildAnnex(order([known], { trade_terms: "EXW" }), t, day);
  expect(annex?.lines[0]?.label).toBe("Mercancía, EXW");
  expect(annex?.notes).toContain(t.exw);
  expect(buildAnnex(order([known]), t, day)?.notes).not.toContain(t.exw);
  expect(orderLandedCost(order([known], { trade_terms: "CIF" }))).toBeUndefined();
});

test("it says when its figures are out of date, and what is not in it", () => {
  const late = buildAnnex(order([known, { ...line, product_id: "2" }]), t, Date.parse("2036-01-01"));
  expect(late?.notes).toContain(t.stale);
  expect(late?.notes.at(-1)).toMatch(/^1 producto/);
});

test("an order of which nobody says how it travels has none, and no paper but the proforma has one", () => {
  expect(buildAnnex(order([line]), t, day)).toBeUndefined();
  expect(buildPaper("invoice", order([known]), seller, words)?.annex).toBeUndefined();
  expect(buildPaper("proforma", order([known]), seller, words)?.annex?.title).toBe(t.title);
});

test("its PDF is longer by the annex", async () => {
  const size = async (lines: object[]) => {
    const paper = buildPaper("proforma", order(lines), seller, words);
    return paper ? (await paperPdf(paper)).length : 0;
  };
  expect(await size([known])).toBeGreaterThan(await size([line]));
});
