import type { ToldLine } from "@/lib/contract/line";
import { priceAt } from "@/lib/contract/price";
import { firstQuantity, nextMultiple, quantityObstacle } from "@/lib/contract/quantity";
import type { ReadLine } from "./references";

/** A line that was read, with what is told of it. */
export type ReferenceLine = { read: ReadLine; told: ToldLine };

/** A line that can go into the cart: its goods are known, and nothing stands in the way. */
export type ReadyLine = ReferenceLine & { told: { product_id: string; name: string } };

export const isReady = (line: ReferenceLine): line is ReadyLine =>
  line.told.product_id !== undefined && line.told.name !== undefined && line.told.obstacle === undefined;

/** The next quantity that can be ordered, where the quantity alone stands in the way. */
export function mendedQuantity({ read, told }: ReferenceLine): number | undefined {
  if (told.obstacle !== "minimum" && told.obstacle !== "step") return undefined;
  const step = told.step ?? 1;
  return Math.max(firstQuantity({ minimum: told.min_quantity ?? 1, step }), nextMultiple(read.quantity, step));
}

/** A line at another quantity: its tier and what it comes to are known at once. */
export function lineOf({ read, told }: ReferenceLine, quantity: number): ReferenceLine {
  const { obstacle: _obstacle, reason: _reason, ...known } = told;
  const { unit, total } = priceAt({ price: told.price ?? 0, tiers: told.multistage_price }, quantity);
  const obstacle = quantityObstacle(quantity, { minimum: told.min_quantity ?? 1, step: told.step });
  const stands = obstacle === undefined ? {} : { obstacle };
  return { read: { ...read, quantity }, told: { ...known, ...stands, quantity, unit_price: unit, total } };
}

/** The first tier that the quantity does not reach yet. */
export const nextTierOf = ({ told }: ReferenceLine) =>
  told.multistage_price.find(({ quantity }) => quantity !== undefined && quantity > told.quantity);

/** What the lines that can be ordered come to, in US dollars. */
export const totalOf = (lines: ReferenceLine[]): number =>
  lines.filter(isReady).reduce((cents, { told }) => cents + Math.round((told.total ?? 0) * 100), 0) / 100;
