import type { ResolvedLine } from "@/lib/contract/line";
import { sumDollars } from "@/lib/contract/price";

export type KnownLine = ResolvedLine & { product_id: string; name: string };

export const isKnown = (line: ResolvedLine): line is KnownLine => line.product_id !== undefined && line.name !== undefined;

export const isOrderable = (line: ResolvedLine): line is KnownLine => isKnown(line) && line.obstacle === undefined;

/** Whether the line can be ordered in some quantity, though perhaps not in its own. */
export const isOrderableInSomeQuantity = ({ obstacle }: ResolvedLine): boolean =>
  obstacle === undefined || ["minimum", "step", "maximum"].includes(obstacle);

export const listTotal = (lines: ResolvedLine[]): number => sumDollars(lines.filter(isOrderable).map(({ total = 0 }) => total));

/** A line that is not ordered, with the reason: `Termo: no está a la venta.` */
export const withReason = (name: string | undefined, reason: string | undefined): string =>
  [name, reason].filter(Boolean).join(": ");

export const needsVariant = ({ obstacle }: ResolvedLine): boolean => obstacle === "variant";

export type VariantChoices = ReadonlyMap<string, { value: string; label: string }[]>;
