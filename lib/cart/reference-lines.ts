import type { ResolvedLine } from "@/lib/contract/line";
import { priceAt, sumDollars } from "@/lib/contract/price";
import { nextMultiple, quantityObstacle, smallestQuantity } from "@/lib/contract/quantity";
import type { ParsedLine } from "./parse-references";

/** A line of an order by references: as it was pasted, and what the gateway answered about it. */
export type ReferenceLine = { parsed: ParsedLine; resolved: ResolvedLine };

type ReadyLine = ReferenceLine & { resolved: { product_id: string; name: string } };

export const isReady = (line: ReferenceLine): line is ReadyLine =>
  line.resolved.product_id !== undefined && line.resolved.name !== undefined && line.resolved.obstacle === undefined;

/** The next valid quantity; undefined unless the quantity is below the minimum or no multiple of the step. */
export function mendedQuantity({ parsed, resolved }: ReferenceLine): number | undefined {
  if (resolved.obstacle !== "minimum" && resolved.obstacle !== "step") return undefined;
  const step = resolved.step ?? 1;
  return Math.max(smallestQuantity({ minimum: resolved.min_quantity ?? 1, step }), nextMultiple(parsed.quantity, step));
}

/** The line at another quantity, priced and checked without the gateway. */
export function withQuantity({ parsed, resolved }: ReferenceLine, quantity: number): ReferenceLine {
  const { obstacle: _obstacle, reason: _reason, ...known } = resolved;
  const { unit, total } = priceAt({ price: resolved.price ?? 0, tiers: resolved.multistage_price }, quantity);
  const obstacle = quantityObstacle(quantity, { minimum: resolved.min_quantity ?? 1, step: resolved.step });
  return {
    parsed: { ...parsed, quantity },
    resolved: { ...known, ...(obstacle && { obstacle }), quantity, unit_price: unit, total },
  };
}

export const orderableTotal = (lines: ReferenceLine[]): number =>
  sumDollars(lines.filter(isReady).map(({ resolved }) => resolved.total ?? 0));
