import { parseReferences } from "./parse-references";

export type PadPaste = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

/** Parses what was pasted into a product's order pad. `quantities`: by SKU id. `misread`: lines that cannot be read or name other goods. */
export function parsePadPaste(text: string, skuIds: readonly string[]): PadPaste {
  const skus = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const { lines, misread } = parseReferences(text);
  const withSkus = lines.map((line) => ({ ...line, id: skus.get(line.reference.toLowerCase()) }));
  const otherGoods = withSkus.flatMap(({ id, line, reference }) => (id === undefined ? [{ line, text: reference }] : []));
  return {
    quantities: new Map(withSkus.flatMap(({ id, quantity }) => (id === undefined ? [] : [[id, quantity]]))),
    misread: [...misread, ...otherGoods].sort((one, other) => one.line - other.line),
  };
}

type Inputs = ReadonlyMap<string, string>;

/** What stays in the pad after variants were added: those refused, and what was typed since it was sent. */
export const quantitiesToKeep = (typed: Inputs, sent: Inputs, notAdded: ReadonlySet<string | undefined>): Inputs =>
  new Map([...typed].filter(([id, quantity]) => notAdded.has(id) || quantity !== sent.get(id)));
