import { between, type Random } from "../media/seeded.ts";
import { roundToCents } from "../money.ts";
import type { Draft } from "./seed-draft.ts";
import type { Packing } from "./seed-packing.ts";
import { below, weighted } from "./seed-random.ts";
import type { ProductSeed } from "./seed-rows.ts";

const TIERED_SHARE = 0.74;
/** US dollars. Below it a price has no cheaper tier: cents are too coarse. */
const CHEAPEST_TIERED = 0.1;

export function makePrices(draft: Draft): Pick<ProductSeed, "price" | "tiers" | "min_quantity"> {
  const { packing, random } = draft;
  const price = roundToCents(interpolateByRatio(draft.kind.good.price, draft.rangeShare) * packing.singles);
  const tiers = price < CHEAPEST_TIERED || random() >= TIERED_SHARE ? [] : makeTiers(draft, price);
  return { price, tiers, min_quantity: tiers[0]?.quantity ?? smallestLot(packing, price) };
}

/** The next tier's price, 4 to 12 % below the last. */
function nextPrice(last: number, random: Random): number {
  const [least, most] = [Math.ceil(last * 88), Math.floor(last * 96)];
  return Math.min(most, Math.max(least, Math.round(last * 100 * (1 - between(random, 0.045, 0.115))))) / 100;
}

export const interpolateByRatio = ([low, high]: readonly [number, number], share: number): number => low * (high / low) ** share;

const CARTON_PARTS = [1, 2, 3, 6, 10, 12, 20, 24, 25, 30, 40, 48, 50, 60];

/** The smallest part of a carton that is worth ordering at this price. */
function smallestLot({ carton, step }: Packing, price: number): number {
  const least = price < 0.5 ? 24 : price < 2 ? 12 : price < 8 ? 6 : price < 20 ? 3 : 1;
  const parts = [...CARTON_PARTS, step, 2 * step]
    .filter((part) => part < carton && carton % part === 0 && part % step === 0)
    .sort((a, b) => a - b);
  return parts.find((part) => part >= least) ?? carton;
}

const FIRST_TIER_CARTON_MAX = 48;

/** Quantities of `steps` tiers. The first is a part of a carton or a whole one. For a carton of 48, four tiers may be 12, 48, 240 and 960, three 12, 48 and 960. */
function tierQuantities(steps: number, { packing, random }: Draft, price: number): number[] {
  const { carton } = packing;
  const start = carton > FIRST_TIER_CARTON_MAX || random() < 0.75 ? smallestLot(packing, price) : carton;
  const cartonCounts = start < carton ? [1, 5, 20] : [3, 10, 40];
  const factor = 1 + below(random, 2);
  const later = cartonCounts.map((count) => carton * (count === 1 ? 1 : count * factor));
  return [start, ...(steps === 3 && start < carton ? [later[0], later[2]] : later)]
    .filter((q) => q !== undefined)
    .slice(0, steps);
}

function makeTiers(draft: Draft, price: number): ProductSeed["tiers"] {
  const steps = weighted(draft.random, [
    [2, 26],
    [3, 40],
    [4, 24],
  ]);
  const tiers: ProductSeed["tiers"] = [];
  for (const quantity of tierQuantities(steps, draft, price)) {
    const last = tiers.at(-1)?.price;
    if (last === undefined) tiers.push({ quantity, price });
    else if (last >= CHEAPEST_TIERED) tiers.push({ quantity, price: nextPrice(last, draft.random) });
  }
  return tiers.length > 1 ? tiers : [];
}
