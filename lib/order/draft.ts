import type { Order } from "@/lib/contract/order";
import { toCents } from "@/lib/contract/price";

/**
 * The lines that the form of a draft holds: each has a product, a variant or an empty text, and a quantity. A quantity of 0 takes
 * the line out; whatever else is no quantity stays as it was typed, for the contract to refuse.
 */
export function draftLines(data: FormData) {
  const [variants, quantities] = [data.getAll("sku_id"), data.getAll("quantity")];
  return data.getAll("product_id").flatMap((product_id, index) => {
    const [sku_id, quantity] = [variants[index], quantities[index]];
    if (quantity === "0") return [];
    return [{ product_id, ...(sku_id && { sku_id }), quantity: Number(quantity) }];
  });
}

/** What the approved ones of some payments come to, in US dollars; undefined where none is. */
export function approvedTotal(payments: Order["payments"]): number | undefined {
  const approved = payments.filter(({ status }) => status === "approved");
  if (approved.length === 0) return undefined;
  return approved.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100;
}

/** The quantities that the form holds, as an address can carry them; empty where one is none. */
export const postedQuantities = (data: FormData): string[] =>
  data.getAll("quantity").map((value) => (typeof value === "string" && /^\d{1,7}$/.test(value.trim()) ? value.trim() : ""));
