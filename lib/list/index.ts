import type { LineAlong } from "@/lib/cart/lines-address";
import type { ResolvedLine } from "@/lib/contract/line";

export type KnownLine = ResolvedLine & { product_id: string; name: string };

export const isKnown = (line: ResolvedLine): line is KnownLine => line.product_id !== undefined && line.name !== undefined;

export const isOrderable = (line: ResolvedLine): line is KnownLine => isKnown(line) && line.obstacle === undefined;

export const toWantedLine = ({ product_id, sku_id, quantity }: KnownLine): LineAlong & { sku_id?: string } => ({
  product_id,
  ...(sku_id !== undefined && { sku_id }),
  quantity,
});

export const listTotal = (lines: ResolvedLine[]): number =>
  lines.filter(isOrderable).reduce((cents, { total = 0 }) => cents + Math.round(total * 100), 0) / 100;
