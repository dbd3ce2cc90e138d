import type { ToldLine } from "@/lib/contract/line";
import { priceAt } from "@/lib/contract/price";
import { firstQuantity, nextMultiple, quantityObstacle } from "@/lib/contract/quantity";
import type { ReadLine } from "./references";

export type ReferenceLine = { read: ReadLine; told: ToldLine };

export type ReadyLine = ReferenceLine & { told: { product_id: string; name: string } };

export const isReady = (line: ReferenceLine): line is ReadyLine =>
  line.told.product_id !== undefined && line.told.name !== undefined && line.told.obstacle === undefined;

/** The next valid quantity, when only the quantity is wrong. */
export function mendedQuantity({ read, told }: ReferenceLine): number | undefined {
  if (told.obstacle !== "minimum" && told.obstacle !== "step") return undefined;
  const step = told.step ?? 1;
  return Math.max(firstQuantity({ minimum: told.min_quantity ?? 1, step }), nextMultiple(read.quantity, step));
}

export function withQuantity({ read, told }: ReferenceLine, quantity: number): ReferenceLine {
  const { obstacle: _obstacle, reason: _reason, ...known } = told;
  const { unit, total } = priceAt({ price: told.price ?? 0, tiers: told.multistage_price }, quantity);
  const obstacle = quantityObstacle(quantity, { minimum: told.min_quantity ?? 1, step: told.step });
  const stands = obstacle === undefined ? {} : { obstacle };
  return { read: { ...read, quantity }, told: { ...known, ...stands, quantity, unit_price: unit, total } };
}

export const nextTier = ({ told }: ReferenceLine) =>
  told.multistage_price.find(({ quantity }) => quantity !== undefined && quantity > told.quantity);

/** US dollars of the lines that can be ordered. */
export const linesTotal = (lines: ReferenceLine[]): number =>
  lines.filter(isReady).reduce((cents, { told }) => cents + Math.round((told.total ?? 0) * 100), 0) / 100;
