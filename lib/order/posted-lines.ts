import { parseQuantity } from "@/lib/quantity";

const posted = (value: unknown) => (typeof value === "string" ? parseQuantity(value) : undefined);

/** Lines of a form with `LineFields`, without those of quantity 0. Invalid quantities are kept, so that the contract refuses them. */
export function postedLines(data: FormData) {
  const [variants, quantities] = [data.getAll("sku_id"), data.getAll("quantity")];
  return data.getAll("product_id").flatMap((product_id, index) => {
    const [sku_id, quantity] = [variants[index], quantities[index]];
    if (quantity === "0") return [];
    return [{ product_id, ...(sku_id && { sku_id }), quantity: posted(quantity) ?? Number(quantity) }];
  });
}

/** Quantities for the URL of a reorder's page, one for each line; an invalid one is empty. */
export const postedQuantities = (data: FormData): string[] => data.getAll("quantity").map((value) => String(posted(value) ?? ""));
