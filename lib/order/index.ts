import type { z } from "zod";
import type { Order, OrderPre } from "@/lib/contract/order";
import { QUANTITY_MAX } from "@/lib/contract/wire";
import { parseId } from "@/lib/id";

export type CheckoutSelection = {
  cart_ids?: string[];
  lines?: { product_id: string; sku_id?: string; quantity: number }[];
  offer_id?: string;
  offer_quantity?: number;
  address_id?: string;
};

export type Preview = z.output<typeof OrderPre.response>;
export type PreviewShop = Preview["shops"][number];
export type PreviewLine = PreviewShop["lines"][number];

export const FAMILIES = ["national", "legacy"] as const;
export type Family = (typeof FAMILIES)[number];

export const parseFamily = (value: unknown): Family => (value === "legacy" ? "legacy" : "national");

const LINES_MAX = 200;

const toText = (value: unknown) => (typeof value === "string" ? value : "");

function parseLineQuantity(value: unknown): number | undefined {
  const quantity = Number(value);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : undefined;
}

/** Cart lines keep their quantity in the cart. */
export function withLineQuantity(selection: CheckoutSelection, key: string, quantity: number): CheckoutSelection {
  if (selection.cart_ids) return selection;
  if (selection.offer_id) return { ...selection, offer_quantity: quantity };
  return { ...selection, lines: (selection.lines ?? []).map((line) => (lineKey(line) === key ? { ...line, quantity } : line)) };
}

/** Undefined when nothing is left, or for an offer. */
export function withoutLine(selection: CheckoutSelection, refused: Preview["refused"][number]): CheckoutSelection | undefined {
  const cart_ids = selection.cart_ids?.filter((id) => id !== refused.cart_id);
  const lines = selection.lines?.filter((line) => lineKey(line) !== lineKey(refused));
  const left = { ...selection, ...(cart_ids && { cart_ids }), ...(lines && { lines }) };
  const hasOthers = Boolean(cart_ids?.length || lines?.length || selection.offer_id);
  return hasOthers && checkoutName(left) !== checkoutName(selection) ? left : undefined;
}

/** Undefined when nothing can be ordered. */
export function parseSelection(query: Record<string, unknown>): CheckoutSelection | undefined {
  const ids = typeof query.cart_ids === "string" ? [...new Set(query.cart_ids.split(","))].filter(parseId) : [];
  const [product, sku, offer, address] = [query.product_id, query.sku_id, query.offer_id, query.address_id].map(parseId);
  const [quantity, offered] = [parseLineQuantity(query.quantity), parseLineQuantity(query.offer_quantity)];
  if (ids.length === 0 && !offer && !(product && quantity)) return undefined;
  return {
    ...(ids.length > 0 && { cart_ids: ids.slice(0, LINES_MAX) }),
    ...(product && quantity && { lines: [{ product_id: product, ...(sku && { sku_id: sku }), quantity }] }),
    ...(offer && { offer_id: offer, ...(offered && { offer_quantity: offered }) }),
    ...(address && { address_id: address }),
  };
}

/** `notes` by shop; `key`: idempotency key. */
export type CheckoutInput = {
  addressId?: string;
  team?: string;
  notes: Record<string, string>;
  purchaseOrder: string;
  key?: string;
};

/** Notes are posted as `note-` and the shop's id. */
export function postedCheckout(posted: Record<string, string[]> | undefined): CheckoutInput | undefined {
  if (!posted) return undefined;
  const notes = Object.entries(posted).flatMap(([name, [note = ""]]) =>
    name.startsWith("note-") ? [[name.slice("note-".length), note]] : [],
  );
  const [[addressId] = [], [key] = [], [team] = []] = [posted.address_id, posted.key, posted.team];
  return {
    ...(addressId && { addressId }),
    ...(key && { key }),
    ...(team !== undefined && { team }),
    notes: Object.fromEntries(notes),
    purchaseOrder: posted.purchase_order?.[0] ?? "",
  };
}

/** The same goods are the same checkout. */
export const checkoutName = ({ cart_ids = [], lines = [], offer_id = "" }: CheckoutSelection): string =>
  [cart_ids.join(","), ...lines.map(({ quantity, ...line }) => `${lineKey(line)}/${quantity}`), offer_id].join(";");

export const lineKey = ({ product_id, sku_id }: { product_id: string; sku_id?: string | undefined }) =>
  `${product_id}/${sku_id ?? ""}`;

const allLines = (shops: { lines: PreviewLine[] }[]) => shops.flatMap(({ lines }) => lines);

export function changedPrices(before: Preview, after: Preview): Map<string, number> {
  const was = new Map(allLines(before.shops).map((line) => [lineKey(line), line.unit_price]));
  return new Map(
    allLines(after.shops).flatMap((line) => {
      const old = was.get(lineKey(line));
      return old === undefined || old === line.unit_price ? [] : [[lineKey(line), old]];
    }),
  );
}

export type ReorderLine = { line: PreviewLine } & (
  | { kind: "same" | "cheaper" | "dearer"; now: number; total: number }
  | { kind: "gone"; reason: string | undefined }
  | { kind: "left" }
);

/** Applies quantities from the address, in order; 0 removes, invalid ones are ignored. */
export const inQuantities = (lines: PreviewLine[], quantitiesText: unknown): PreviewLine[] => {
  const quantities = toText(quantitiesText).split(",");
  return lines.map((line, index) => {
    const quantity = quantities[index] === "0" ? 0 : parseLineQuantity(quantities[index]);
    return quantity === undefined ? line : { ...line, quantity };
  });
};

export function reorderPlan(lines: PreviewLine[], now: Preview): ReorderLine[] {
  const offered = new Map(allLines(now.shops).map((line) => [lineKey(line), line]));
  const reasons = new Map(now.refused.map((line) => [lineKey(line), line.reason]));
  return lines.map((line) => {
    if (line.quantity === 0) return { line, kind: "left" };
    const found = offered.get(lineKey(line));
    if (!found) return { line, kind: "gone", reason: reasons.get(lineKey(line)) };
    const { unit_price: price, total } = found;
    if (price === line.unit_price) return { line, kind: "same", now: price, total };
    return { line, kind: price < line.unit_price ? "cheaper" : "dearer", now: price, total };
  });
}

export const toWantedLines = (lines: PreviewLine[]) =>
  lines.map(({ product_id, sku_id, quantity }) => ({ product_id, ...(sku_id && { sku_id }), quantity }));

export const orderLines = (order: Pick<Order, "shops">): PreviewLine[] => allLines(order.shops);

/** `Color: Rojo · Talla: M`. */
export const optionsLabel = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(" · ");

const PAGE_MAX = 100_000;

export const RANGE_FIELDS = ["from", "to", "min_total", "max_total"] as const;
export type ListRange = Partial<Record<(typeof RANGE_FIELDS)[number], string>>;

const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

const isDay = (value: string) => DAY.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);

/** Invalid values are ignored. */
function parseRange(query: Record<string, unknown>): ListRange {
  const named = RANGE_FIELDS.map((name) => [name, toText(query[name]).trim()] as const);
  return Object.fromEntries(
    named.filter(([name, value]) => (name === "from" || name === "to" ? isDay(value) : AMOUNT.test(value))),
  );
}

/** Both families unless one is named. */
export type ListQuery = {
  family: Family | undefined;
  team: string | undefined;
  status: string;
  keyword: string;
  range: ListRange;
  page: number;
};

export function listQuery(query: Record<string, unknown>): ListQuery {
  return {
    family: FAMILIES.find((family) => family === query.family),
    team: parseId(query.team),
    status: toText(query.status).slice(0, 40),
    keyword: toText(query.keyword).trim().slice(0, 200),
    range: parseRange(query),
    page: Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), PAGE_MAX),
  };
}
