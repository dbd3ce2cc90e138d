import type { Order } from "@/lib/contract/order";
import { toCents } from "@/lib/contract/price";

/** Lines of the draft form; quantity 0 removes a line. Invalid quantities are passed on for the contract to refuse. */
export function draftLines(data: FormData) {
  const [variants, quantities] = [data.getAll("sku_id"), data.getAll("quantity")];
  return data.getAll("product_id").flatMap((product_id, index) => {
    const [sku_id, quantity] = [variants[index], quantities[index]];
    if (quantity === "0") return [];
    return [{ product_id, ...(sku_id && { sku_id }), quantity: Number(quantity) }];
  });
}

/** US dollars; undefined without an approved payment. */
export function approvedTotal(payments: Order["payments"]): number | undefined {
  const approved = payments.filter(({ status }) => status === "approved");
  if (approved.length === 0) return undefined;
  return approved.reduce((cents, { amount }) => cents + toCents(amount), 0) / 100;
}

/** Quantities for the address; empty when one is invalid. */
export const postedQuantities = (data: FormData): string[] =>
  data.getAll("quantity").map((value) => (typeof value === "string" && /^\d{1,7}$/.test(value.trim()) ? value.trim() : ""));
