import { parseReferences } from "./parse-references";

/** `quantities`: by SKU; `misread`: lines that cannot be read, or whose reference is none of the product's SKUs. */
export type PadPaste = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

/** Quantities of a product's variants, pasted into its order pad (order-pad.client.tsx). */
export function parsePadPaste(text: string, skuIds: readonly string[]): PadPaste {
  const skus = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const { lines, misread } = parseReferences(text);
  const withSkus = lines.map((line) => ({ ...line, id: skus.get(line.reference.toLowerCase()) }));
  const otherGoods = withSkus.flatMap(({ id, line, reference }) => (id === undefined ? [{ line, text: reference }] : []));
  return {
    quantities: new Map(withSkus.flatMap(({ id, quantity }) => (id === undefined ? [] : [[id, quantity]]))),
    misread: [...misread, ...otherGoods].toSorted((one, other) => one.line - other.line),
  };
}
