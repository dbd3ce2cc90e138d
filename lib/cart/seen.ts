import { priceAt } from "@/lib/contract/price";
import type { PriceTier } from "@/lib/contract/product";
import type { GuestLine } from "./guest-lines.client";

const toFields = (value: unknown): Record<string, unknown> => (typeof value === "object" ? { ...value } : {});

function toTiers(value: unknown): PriceTier[] {
  const { price, quantity } = toFields(value);
  return typeof price === "number" ? [{ price, ...(typeof quantity === "number" && { quantity }) }] : [];
}

/** Name with variant (`Termo, rojo`) and total of a line as its guest saw them. Read without the schemas, which the offline page does not load. */
export function seenGoods({ seen, quantity }: GuestLine): { name: string; total: number | undefined } {
  const { name, options, price, tiers } = toFields(seen);
  const texts = [name, ...Object.values(toFields(options))].filter((text) => typeof text === "string");
  return {
    name: texts.join(", "),
    total:
      typeof price === "number"
        ? priceAt({ price, tiers: Array.isArray(tiers) ? tiers.flatMap(toTiers) : [] }, quantity).total
        : undefined,
  };
}
