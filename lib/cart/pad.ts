import { readReferences } from "./references";

/** `misread`: lines without a valid quantity, numbered from 1. */
export type Pasted = { quantities: Map<string, number>; misread: { line: number; text: string }[] };

/** Parses references of one product's variants. */
export function pastedOrder(text: string, skuIds: readonly string[]): Pasted {
  const skus = new Map(skuIds.map((id) => [id.toLowerCase(), id]));
  const { lines, misread } = readReferences(text);
  const told = lines.map((line) => ({ ...line, id: skus.get(line.reference.toLowerCase()) }));
  const strange = told.flatMap(({ id, line, reference }) => (id === undefined ? [{ line, text: reference }] : []));
  return {
    quantities: new Map(told.flatMap(({ id, quantity }) => (id === undefined ? [] : [[id, quantity]]))),
    misread: [...misread, ...strange].toSorted((one, other) => one.line - other.line),
  };
}
