import { parseReferences } from "./parse-references";

export type PastedOrder = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

export function pastedOrder(text: string, skuIds: readonly string[]): PastedOrder {
  const skus = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const { lines, misread } = parseReferences(text);
  const known = lines.map((line) => ({ ...line, id: skus.get(line.reference.toLowerCase()) }));
  const strange = known.flatMap(({ id, line, reference }) => (id === undefined ? [{ line, text: reference }] : []));
  return {
    quantities: new Map(known.flatMap(({ id, quantity }) => (id === undefined ? [] : [[id, quantity]]))),
    misread: [...misread, ...strange].toSorted((one, other) => one.line - other.line),
  };
}
