import type { FilterValues } from "@/lib/contract/filter-values";

type Value = FilterValues["values"][number];

/** A row of a filter: one value, or all that begin with the same word. */
export type ValueRow = { label?: string | undefined; total: number; values: Value[] };

const GROUPED_MIN = 3;
/** Longer lists of values do not fit into an address. */
const LENGTH_MAX = 120;

/** `Vidrio` of `Vidrio` and of `Vidrio templado`; undefined of `Material 7`. */
const headWord = (value: string): string | undefined => /^(\p{L}+)(?: \p{L}.*)?$/u.exec(value)?.[1];

/** Materials that differ after their first word only are one row, in the place of the first: `Vidrio reciclado`, `Vidrio templado` and `Vidrio borosilicato`. */
export function materialRows(values: readonly Value[]): ValueRow[] {
  const rows = new Map<string, Value[]>();
  for (const one of values) {
    const head = headWord(one.value) ?? one.value;
    rows.set(head, [...(rows.get(head) ?? []), one]);
  }
  return [...rows].flatMap(([head, own]) => {
    const isGroup = own.length >= GROUPED_MIN && own.map(({ value }) => value).join(",").length <= LENGTH_MAX;
    return isGroup ? { label: head, total: own.reduce((sum, { total }) => sum + total, 0), values: own } : own.map(valueRow);
  });
}

export const valueRow = (value: Value): ValueRow => ({ label: value.label, total: value.total, values: [value] });
