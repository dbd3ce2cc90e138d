import { Order } from "@/lib/contract/order";
import messages from "@/messages/es.json";
import { availablePapers, buildPaper, PAPER_KINDS, type Paper, type PaperKind, type Seller } from "./paper";

const words = messages.order;
const t = words.paper;
const seller: Seller = { name: "Vendedor S. A. S.", taxId: "900123456-8", lines: ["Bogotá"], validDays: 15 };

const line = {
  product_id: "1000001",
  sku_id: "1000001-2",
  name: "Muñeca de algodón",
  options: { Talla: "M" },
  quantity: 100,
  unit: "Dozen",
  unit_price: 1.5,
  total: 150,
  weight_kg: 12.5,
  pack_quantity: 48,
};

const shippedAt = "2026-11-24T10:00:00Z";
const event = (status: string, at: string) => ({ status, at });

const order = (more: object = {}) =>
  Order.parse({
    orderNo: "123456789012",
    status: "pending_payment",
    created_at: "2026-11-21T10:00:00Z",
    total: 150,
    shops: [{ shop_id: "1", shop_name: "Tienda Ñandú", note: "Sin marca", subtotal: 150, lines: [line] }],
    address: { receiver: "Ana Ñáñez", phone: "+57 3001234567", text: "Calle 10 # 4-20, Medellín" },
    timeline: [event("pending_payment", "2026-11-21T10:00:00Z")],
    weight_kg: 12.5,
    volume_m3: 0.2,
    ...more,
  });
const shipped = (more: object = {}) =>
  order({
    status: "shipped",
    tracking_no: "YW123",
    timeline: [event("paid", "2026-11-22T10:00:00Z"), event("shipped", shippedAt)],
    ...more,
  });

function made(kind: PaperKind, from: Order): Paper {
  const paper = buildPaper(kind, from, seller, words);
  if (!paper) throw new Error(`no ${kind}`);
  return paper;
}
const factsOf = ({ facts }: Paper) => Object.fromEntries(facts.map(({ label, value }) => [label, value]));
const totalsOf = ({ totals }: Paper) => Object.fromEntries(totals.map(({ label, value }) => [label, value]));
const buyerOf = (paper: Paper) => paper.parties.find(({ title }) => title === t.buyer)?.lines;

test("an invoice and a packing list are there once an order is shipped", () => {
  expect(availablePapers(order())).toEqual(["proforma"]);
  expect(availablePapers(shipped())).toEqual(PAPER_KINDS);
  expect(availablePapers(shipped({ status: "received" }))).toEqual(PAPER_KINDS);
  expect(buildPaper("invoice", order(), seller, words)).toBeUndefined();
});

test("a proforma says its number, date, validity, terms and state, and where a transfer goes", () => {
  const transfer = { beneficiary: "Yiwu", bank: "Banco", account: "0001", swift: "TEST" };
  const paper = made("proforma", order({ purchase_order: "OC-77", transfer }));
  expect(paper.number).toBe("N.º 123456789012");
  expect(factsOf(paper)).toEqual({
    [t.issued]: "2026-11-21",
    [t.validUntil]: "2026-12-6",
    [t.purchaseOrder]: "OC-77",
    [t.tradeTerms]: "FOB puerto de China",
    [t.payment]: t.prepaid,
    [t.status]: words.statuses.pending_payment,
  });
  expect(paper.transfer?.facts.map(({ value }) => value)).toEqual(["Yiwu", "Banco", "0001", "TEST", "123456789012"]);
});

test("what nobody knows is left out", () => {
  const bare = { product_id: "1", name: "Taza", quantity: 1, unit_price: 1, total: 1 };
  const shops = [{ shop_id: "1", shop_name: "T", subtotal: 1, lines: [bare] }];
  const paper = made("proforma", order({ status: "paid", shops, weight_kg: undefined, volume_m3: undefined }));
  expect(Object.keys(factsOf(paper))).not.toContain(t.validUntil);
  expect(Object.keys(factsOf(paper))).not.toContain(t.purchaseOrder);
  expect(paper.transfer).toBeUndefined();
  expect(Object.keys(totalsOf(paper))).toEqual([t.total]);
  expect(paper.shops[0]?.lines[0]?.details).toEqual(["Ref. 1"]);
  expect(paper.notes).toEqual([t.notes.proforma]);
});

const lading = { number: "SIM1", port_of_loading: "Ningbo, China", port_of_discharge: "Buenaventura, Colombia" };

test.each([
  [undefined, {}, "FOB puerto de China"],
  [undefined, { lading }, "FOB Ningbo, China"],
  ["EXW", { lading }, "EXW Yiwu"],
  ["CIF", {}, "CIF puerto de Colombia"],
  ["CIF", { lading }, "CIF Buenaventura, Colombia"],
  ["DDP", {}, "DDP dirección del comprador"],
  ["FAS", {}, "FAS"],
])("goods under %s with %j are sold %s", (trade_terms, more, terms) => {
  const facts = factsOf(made("invoice", shipped({ trade_terms, offer_id: "500001", ...more })));
  expect(facts).toMatchObject({ [t.tradeTerms]: terms, [t.offer]: "500001" });
});

test("a proforma names the same place before and after the shipment", () => {
  for (const one of [order(), shipped({ lading })])
    expect(factsOf(made("proforma", one))).toMatchObject({ [t.tradeTerms]: "FOB puerto de China" });
});

test("a proforma of an accepted offer says what was agreed", () => {
  const agreed = { inquiry_id: "300013", name: "Termo", details: "Con logotipo", note: "Incluye caja", lead_time_days: 22 };
  const paper = made("proforma", order({ offer_id: "500001", agreed }));
  expect(factsOf(paper)).toMatchObject({ [t.inquiry]: "300013", [t.offer]: "500001", [t.leadTime]: "22 días" });
  expect(paper.notes.slice(0, 2)).toEqual(["Según su solicitud: Con logotipo", "Oferta: Incluye caja"]);
  expect(made("invoice", shipped({ agreed })).notes[0]).toBe(t.notes.invoice);
});

test("a proforma has the volume, and says when its order was cancelled", () => {
  expect(totalsOf(made("proforma", order()))).toMatchObject({ [t.totalVolume]: "0,2 m³" });
  expect(made("proforma", order({ status: "cancelled" })).title).toBe("Factura proforma cancelada");
});

test("a company buys with its NIT, a person under the own name", () => {
  const company = made("proforma", order({ buyer: { company: "Variedades Ana", tax_id: "900123456-8" } }));
  expect(buyerOf(company)).toEqual([
    "Variedades Ana",
    "NIT 900.123.456-8",
    "Atención: Ana Ñáñez",
    "Calle 10 # 4-20, Medellín",
    "+57 300 123 4567",
  ]);
  expect(buyerOf(made("proforma", order({ buyer: { tax_id: "52123456" } })))?.slice(0, 2)).toEqual([
    "Ana Ñáñez",
    "Identificación 52.123.456",
  ]);
  expect(company.parties[0]?.lines.slice(0, 2)).toEqual(["Vendedor S.\u00a0A.\u00a0S.", "NIT 900.123.456-8"]);
});

test("a line says its reference, variant, unit, cartons and weight", () => {
  const [shop] = made("proforma", order()).shops;
  expect(shop?.lines[0]).toMatchObject({
    details: ["Ref. 1000001-2 · Talla: M", "2 cartones de 48 docenas y 4 más · 12,5 kg"],
    figures: ["100 docenas", "$1,50", "$150,00"],
  });
  expect(shop).toMatchObject({ subtotal: "$150,00 USD", note: "Sin marca" });
});

test("the weights of a proforma's lines come to its total, and the delivery note has a line of its own", () => {
  const lines = [0.4, 0.7].map((weight_kg, index) => ({ ...line, product_id: `${index}`, weight_kg }));
  const shops = [{ shop_id: "1", shop_name: "Tienda Ñandú", subtotal: 300, lines }];
  const address = { receiver: "Ana", phone: "+57 3001234567", text: "Calle 10 # 4-20, Medellín.\nEntregar de 8 a 12" };
  const paper = made("proforma", order({ shops, address, weight_kg: 1.1 }));
  expect(paper.shops[0]?.lines.map(({ details }) => details[1])).toEqual([
    expect.stringMatching(/ · 0,4 kg$/),
    expect.stringMatching(/ · 0,7 kg$/),
  ]);
  expect(paper.totals).toContainEqual({ label: t.totalWeight, value: "1,1 kg" });
  expect(paper.parties[1]?.lines).toEqual(expect.arrayContaining(["Calle 10 # 4-20, Medellín.", "Entregar de 8 a 12"]));
});

test("a packing list has cartons and weights and no price, an invoice is of the day of shipping", () => {
  const packing = made("packing", shipped());
  expect(packing.shops[0]?.lines[0]?.figures).toEqual(["100 docenas", "3", "12,5"]);
  expect(totalsOf(packing)).toEqual({
    [t.totalCartons]: "3 (uno con 4 docenas)",
    [t.totalWeight]: "12,5 kg",
    [t.totalVolume]: "0,2 m³",
  });
  expect(JSON.stringify(packing)).not.toMatch(/\$/);
  expect(factsOf(made("invoice", shipped()))).toMatchObject({
    [t.issued]: "2026-11-24",
    [t.ordered]: "2026-11-21",
    [t.tracking]: "YW123",
  });
});

test("a volume that is reckoned from the weight says so", () => {
  expect(totalsOf(made("packing", shipped({ volume_guessed: true })))).toHaveProperty([t.guessedVolume]);
});

test("a proforma of a paid order says when it was paid, whatever became of the order since", () => {
  for (const status of ["shipped", "received", "evaluated"])
    expect(factsOf(made("proforma", shipped({ status })))).toMatchObject({ [t.status]: "Pagado el 22 de noviembre de 2026" });
  expect(factsOf(made("proforma", order()))).toMatchObject({ [t.status]: "Pendiente de pago" });
});
