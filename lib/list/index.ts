import type { LineAlong } from "@/lib/cart/lines-address";
import type { ToldLine } from "@/lib/contract/line";

/** A line of a list whose goods are known; the others are only told as gone. */
export type KnownLine = ToldLine & { product_id: string; name: string };

export const isKnown = (line: ToldLine): line is KnownLine => line.product_id !== undefined && line.name !== undefined;

/** A known line that can be ordered as it stands. */
export const isOrderable = (line: ToldLine): line is KnownLine => isKnown(line) && line.obstacle === undefined;

/** A line as it is wanted, with nothing of what is told of it. */
export const wantedOf = ({ product_id, sku_id, quantity }: KnownLine): LineAlong & { sku_id?: string } => ({
  product_id,
  ...(sku_id !== undefined && { sku_id }),
  quantity,
});

/** What the lines that can be ordered come to, in US dollars. */
export const listTotal = (lines: ToldLine[]): number =>
  lines.filter(isOrderable).reduce((cents, { total = 0 }) => cents + Math.round(total * 100), 0) / 100;
