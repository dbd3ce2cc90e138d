import type { CartLine } from "@/lib/contract/cart";
import { isOrderable } from "@/lib/contract/cart-sums";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { fill, plural } from "@/lib/format";
import { linesParam } from "./lines-address";

/** Limit of the encoded details in characters. Lines beyond it are only counted. */
const ENCODED_DETAILS_MAX = 2400;

type Copy = { quoteLine: string; quoteMore: { one: string; other: string } };

type QuotedLine = Pick<CartLine, "product_id" | "sku_id" | "name" | "options" | "quantity" | "unit"> & { unitName: string };

const lineText = ({ quantity, unitName, name, options, product_id }: QuotedLine, { quoteLine }: Copy) =>
  fill(quoteLine, { quantity, unit: unitName, name: [name, ...Object.values(options)].join(", "), id: product_id });

function requestDetails(lines: QuotedLine[], copy: Copy): string {
  const listed: string[] = [];
  for (const line of lines) {
    const extended = [...listed, lineText(line, copy)].join("\n");
    if (encodeURIComponent(extended).length > ENCODED_DETAILS_MAX)
      return [...listed, plural(copy.quoteMore, lines.length - listed.length)].join("\n");
    listed.push(lineText(line, copy));
  }
  return listed.join("\n");
}

/** By id of a line: the number typed there that cannot be ordered; undefined where no number is typed. */
export type TypedQuantities = Readonly<Record<string, number | undefined>>;

/** Chosen lines in the typed quantities, and lines that cannot be ordered: a quotation may ask for them. Undefined if there are none, or a quantity is none. */
export function linesToQuote(chosen: CartLine[], all: CartLine[], typed: TypedQuantities): CartLine[] | undefined {
  const asked = all.filter((line) => !isOrderable(line) || chosen.includes(line));
  const lines = asked.map((line) => ({ ...line, quantity: line.id in typed ? (typed[line.id] ?? 0) : line.quantity }));
  return lines.length > 0 && lines.every(({ quantity }) => quantity >= 1 && quantity <= QUANTITY_MAX) ? lines : undefined;
}

/** Values for the long form of an inquiry about these lines. They include the sum of the quantities only where all lines have the same unit. */
export function quoteFields(lines: QuotedLine[], copy: Copy): Record<string, string> {
  const [first, ...others] = lines;
  if (!first) return {};
  const haveOneUnit = others.every(({ unit }) => unit === first.unit);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    goods_name: others.length === 0 ? first.name : `${first.name} ${plural(copy.quoteMore, others.length)}`,
    ...(haveOneUnit && first.unit && { goods_num: String(quantity), goods_unit: first.unit }),
    details: requestDetails(lines, copy),
    lines: linesParam(lines),
  };
}
