import type { z } from "zod";
import { taxIdText } from "@/lib/account";
import { formatPhoneText } from "@/lib/address/phone";
import type { Order, OrderLine } from "@/lib/contract/order";
import { dateLabel, fill, groupedNumber, lookUp, money, numberLabel, plural, wordFor } from "@/lib/format";
import { exactWeightLabel, volumeLabel } from "@/lib/landing/load-labels";
import type { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { writtenDate } from "@/lib/written-date";
import { type Annex, buildAnnex, orderTerms } from "./annex";
import { validUntil } from "./deadline";
import { optionsLabel, unbrokenInitials } from "./index";
import { cartonCount, cartonsLabel, packingLabel } from "./paper-cartons";
import { SINCE_PAYMENT } from "./steps";

export const PAPER_KINDS = ["proforma", "invoice", "packing"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

type Fact = { label: string; value: string };
/** A line in the table of a shop. `figures`: one for each of `columns.figures`. */
export type PaperLine = { key: string; name: string; details: string[]; figures: string[] };
type PaperShop = { id: string; name: string; lines: PaperLine[]; subtotal: string | undefined; note: string };

/** A proforma invoice, invoice or packing list of an order as text, the same for page and PDF. */
export type Paper = {
  kind: PaperKind;
  title: string;
  number: string;
  fileName: string;
  facts: Fact[];
  parties: { title: string; lines: string[] }[];
  columns: { product: string; figures: string[] };
  shops: PaperShop[];
  totals: Fact[];
  transfer: { title: string; facts: Fact[] } | undefined;
  notes: string[];
  annex: Annex | undefined;
};

/** `lines`: address and contacts; `validDays`: how long the prices of a proforma invoice hold. */
export type Seller = { name: string; taxId: string; lines: string[]; validDays: number };

type Copy = Pick<(typeof text)["order"], "paper" | "statuses" | "pay">;
type Line = z.output<typeof OrderLine>;

const UNKNOWN = "—";
const PORTS_OF_TERMS = new Map<string, "port_of_loading" | "port_of_discharge">([
  ["FOB", "port_of_loading"],
  ["CFR", "port_of_discharge"],
  ["CIF", "port_of_discharge"],
]);

const shippedAt = ({ timeline }: Order) => timeline.find(({ status }) => status === "shipped")?.at;

export const availablePapers = (order: Order): PaperKind[] => (shippedAt(order) ? [...PAPER_KINDS] : ["proforma"]);

const withoutCurrency = (amount: number) => money(amount).replace(" USD", "");
const knownFacts = (facts: { label: string; value: string | null | undefined }[]): Fact[] =>
  facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

function listParties({ address, buyer = {} }: Order, seller: Seller, t: Copy["paper"]) {
  const attention = buyer.company ? fill(t.attention, { name: address.receiver }) : "";
  const buyerLines = [
    buyer.company || address.receiver,
    taxIdText(buyer.tax_id ?? "", t),
    attention,
    ...address.text.split("\n"),
    formatPhoneText(address.phone),
  ];
  const parties = [
    { title: t.seller, lines: [unbrokenInitials(seller.name), taxIdText(seller.taxId, t), ...seller.lines] },
    { title: t.buyer, lines: buyerLines },
  ];
  return parties.map(({ title, lines }) => ({ title, lines: lines.filter(Boolean) }));
}

/** The Incoterm with its place: its port in the bill of lading (PORTS_OF_TERMS) if there is one, else the usual place. A proforma keeps the usual place. */
function tradeTerms(kind: PaperKind, order: Order, t: Copy["paper"]): string {
  const term = orderTerms(order);
  const port = PORTS_OF_TERMS.get(term);
  const place = (kind !== "proforma" && port && order.lading?.[port]) || lookUp(t.places, term);
  return [term, place].filter(Boolean).join(" ");
}

const leadTime = ({ agreed }: Order, t: Copy["paper"]) =>
  agreed?.lead_time_days === undefined ? undefined : plural(t.days, agreed.lead_time_days);

/** A proforma asks for money, so of a paid order it says only that, and when. */
function proformaState({ status, timeline }: Order, { paper: t, statuses }: Copy): string {
  if (!SINCE_PAYMENT.includes(status)) return wordFor(statuses, status);
  const paidAt = timeline.find((event) => event.status === "paid")?.at;
  return paidAt ? fill(t.paidOn, { day: writtenDate(paidAt) }) : statuses.paid;
}

function headFacts(kind: PaperKind, order: Order, seller: Seller, copy: Copy): Fact[] {
  const t = copy.paper;
  const isUnpaidProforma = kind === "proforma" && order.status === "pending_payment";
  // A proforma keeps the date of the order after shipping.
  const issuedAtShipping = kind === "proforma" ? undefined : shippedAt(order);
  return knownFacts([
    { label: t.issued, value: dateLabel(issuedAtShipping ?? order.created_at) },
    { label: t.order, value: issuedAtShipping && order.orderNo },
    { label: t.ordered, value: issuedAtShipping && dateLabel(order.created_at) },
    { label: t.validUntil, value: isUnpaidProforma ? dateLabel(validUntil(order, seller.validDays)) : undefined },
    { label: t.purchaseOrder, value: order.purchase_order },
    { label: t.inquiry, value: order.agreed?.inquiry_id },
    { label: t.offer, value: order.offer_id },
    { label: t.leadTime, value: leadTime(order, t) },
    { label: t.tradeTerms, value: tradeTerms(kind, order, t) },
    { label: t.payment, value: kind === "packing" ? undefined : t.prepaid },
    { label: t.status, value: kind === "proforma" ? proformaState(order, copy) : undefined },
    { label: t.tracking, value: issuedAtShipping && order.tracking_no },
  ]);
}

const joinKnown = (parts: (string | number | undefined)[]) => parts.filter(Boolean).join(" · ");

function lineDetails(kind: PaperKind, line: Line, t: Copy["paper"]): string[] {
  const packing = packingLabel(line, t);
  // A packing list has a column of weights, so its details do not repeat them.
  const weight = kind === "packing" || line.weight_kg === undefined ? "" : exactWeightLabel(line.weight_kg);
  const reference = fill(t.reference, { reference: line.sku_id ?? line.product_id });
  return [joinKnown([reference, optionsLabel(line.options)]), joinKnown([packing, weight])].filter(Boolean);
}

function lineFigures(kind: PaperKind, line: Line): string[] {
  const quantity = unitCount(line.quantity, line.unit);
  if (kind !== "packing") return [quantity, withoutCurrency(line.unit_price), withoutCurrency(line.total)];
  const cartons = cartonCount(line);
  return [
    quantity,
    cartons === undefined ? UNKNOWN : groupedNumber(cartons),
    line.weight_kg === undefined ? UNKNOWN : numberLabel(line.weight_kg),
  ];
}

function toPaperShop(
  kind: PaperKind,
  { shop_id, shop_name, lines, subtotal, note }: Order["shops"][number],
  t: Copy["paper"],
): PaperShop {
  return {
    id: shop_id,
    name: shop_name,
    lines: lines.map((line) => ({
      key: `${line.product_id}/${line.sku_id ?? ""}`,
      name: line.name,
      details: lineDetails(kind, line, t),
      figures: lineFigures(kind, line),
    })),
    subtotal: kind === "packing" ? undefined : money(subtotal),
    note,
  };
}

function totalFacts(kind: PaperKind, order: Order, t: Copy["paper"]): Fact[] {
  const lines = order.shops.flatMap((shop) => shop.lines);
  const { weight_kg: weight, volume_m3: volume } = order;
  return knownFacts([
    { label: t.totalCartons, value: cartonsLabel(lines, t) },
    { label: t.totalWeight, value: weight === undefined ? undefined : exactWeightLabel(weight) },
    {
      label: order.volume_guessed ? t.guessedVolume : t.totalVolume,
      value: volume === undefined ? undefined : volumeLabel(volume),
    },
    { label: t.total, value: kind === "packing" ? undefined : money(order.total) },
  ]);
}

function transferDetails({ transfer, orderNo }: Order, { paper: t, pay }: Copy): Paper["transfer"] {
  if (!transfer) return undefined;
  const facts = knownFacts([
    { label: pay.beneficiary, value: unbrokenInitials(transfer.beneficiary) },
    { label: pay.beneficiaryAddress, value: transfer.beneficiary_address },
    { label: pay.bankName, value: transfer.bank },
    { label: pay.bankAddress, value: transfer.bank_address },
    { label: pay.account, value: transfer.account },
    { label: pay.swift, value: transfer.swift },
    { label: pay.reference, value: orderNo },
  ]);
  return { title: t.transfer, facts };
}

function agreedNotes(kind: PaperKind, { agreed }: Order, t: Copy["paper"]): string[] {
  if (kind !== "proforma" || !agreed) return [];
  const details = agreed.details || agreed.name;
  return [fill(t.agreedTitle, { details }), agreed.note && fill(t.agreedNote, { note: agreed.note })].filter(Boolean);
}

/** Undefined when the order has no such document yet. Unknown facts are left out. */
export function buildPaper(kind: PaperKind, order: Order, seller: Seller, copy: Copy, now = Date.now()): Paper | undefined {
  if (!availablePapers(order).includes(kind)) return undefined;
  const t = copy.paper;
  const hasEstimates =
    kind !== "packing" && order.shops.some(({ lines }) => lines.some((line) => line.weight_kg || cartonCount(line)));
  return {
    kind,
    title: order.status === "cancelled" ? fill(t.cancelled, { title: t.titles[kind] }) : t.titles[kind],
    number: fill(t.number, { number: order.orderNo }),
    fileName: `${t.files[kind]}-${order.orderNo.replace(/[^\w-]/g, "")}.pdf`,
    facts: headFacts(kind, order, seller, copy),
    parties: listParties(order, seller, t),
    columns: { product: t.product, figures: kind === "packing" ? [t.quantity, t.cartons, t.kg] : [t.quantity, t.price, t.value] },
    shops: order.shops.map((shop) => toPaperShop(kind, shop, t)),
    totals: totalFacts(kind, order, t),
    transfer: kind === "proforma" ? transferDetails(order, copy) : undefined,
    notes: [...agreedNotes(kind, order, t), t.notes[kind], ...(hasEstimates ? [t.packedNote] : [])],
    annex: kind === "proforma" && order.status !== "cancelled" ? buildAnnex(order, t.annex, now) : undefined,
  };
}
