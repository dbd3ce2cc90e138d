import { priceAt } from "@/lib/contract/price";
import type { PriceTier } from "@/lib/contract/product";
import type { GuestLine } from "./guest-lines.client";

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === "object" ? { ...value } : {});

function tierOf(value: unknown): PriceTier[] {
  const { price, quantity } = fieldsOf(value);
  return typeof price === "number" ? [{ price, ...(typeof quantity === "number" && { quantity }) }] : [];
}

/** Name with variant (`Termo, rojo`) and total of a line as its guest saw them. Read without the schemas, which the offline page does not load. */
export function seenGoods({ seen, quantity }: GuestLine): { name: string; total: number | undefined } {
  const { name, options, price, tiers } = fieldsOf(seen);
  const texts = [name, ...Object.values(fieldsOf(options))].filter((text) => typeof text === "string");
  return {
    name: texts.join(", "),
    total:
      typeof price === "number"
        ? priceAt({ price, tiers: Array.isArray(tiers) ? tiers.flatMap(tierOf) : [] }, quantity).total
        : undefined,
  };
}
