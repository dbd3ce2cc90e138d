import type { CartLine } from "@/lib/contract/cart";
import { fill, plural } from "@/lib/format";
import { linesParam } from "./lines-address";

/** Most that an address carries along, in characters of the address; what is more is only counted. */
const DETAILS_MAX = 2400;

type Words = { quoteLine: string; quoteMore: { one: string; other: string } };

type Named = Pick<CartLine, "product_id" | "sku_id" | "name" | "options" | "quantity" | "unit"> & { unitName: string };

const told = ({ quantity, unitName, name, options, product_id }: Named, { quoteLine }: Words) =>
  fill(quoteLine, { quantity, unit: unitName, name: [name, ...Object.values(options)].join(", "), id: product_id });

/** The lines one under the other, as many as an address holds. */
function detailsOf(lines: Named[], words: Words): string {
  const listed: string[] = [];
  for (const line of lines) {
    const next = [...listed, told(line, words)].join("\n");
    if (encodeURIComponent(next).length > DETAILS_MAX)
      return [...listed, plural(words.quoteMore, lines.length - listed.length)].join("\n");
    listed.push(told(line, words));
  }
  return listed.join("\n");
}

/** What the request for quotation of a cart begins with, by the parameters of its address; `words` are those of the cart. */
export function quoteOfCart(lines: Named[], words: Words): Record<string, string> {
  const [first, ...others] = lines;
  if (!first) return {};
  const isAlike = others.every(({ unit }) => unit === first.unit);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    goods_name: others.length === 0 ? first.name : `${first.name} ${plural(words.quoteMore, others.length)}`,
    ...(isAlike && first.unit && { goods_num: String(quantity), goods_unit: first.unit }),
    details: detailsOf(lines, words),
    lines: linesParam(lines),
  };
}
