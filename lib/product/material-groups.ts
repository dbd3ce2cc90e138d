import type { FilterValues } from "@/lib/contract/filter-values";

type Value = FilterValues["values"][number];

export type ValueRow = { label?: string | undefined; total: number; values: Value[] };

const ADDRESS_LENGTH_MAX = 120;

/** `Vidrio` of `Vidrio` and of `Vidrio templado`; undefined of `Material 7`. */
const headWord = (value: string): string | undefined => /^(\p{L}+)(?: \p{L}.*)?$/u.exec(value)?.[1];

/** Materials that differ after their first word only are one row: `Vidrio reciclado` and `Vidrio templado`. */
export function materialRows(values: readonly Value[]): ValueRow[] {
  const rows = new Map<string, Value[]>();
  for (const one of values) {
    const head = headWord(one.value) ?? one.value;
    rows.set(head, [...(rows.get(head) ?? []), one]);
  }
  const grouped = [...rows].flatMap(([head, own]) => {
    const isGroup = own.length > 1 && own.map(({ value }) => value).join(",").length <= ADDRESS_LENGTH_MAX;
    return isGroup ? { label: head, total: own.reduce((sum, { total }) => sum + total, 0), values: own } : own.map(valueRow);
  });
  return grouped.toSorted((a, b) => b.total - a.total);
}

export const valueRow = (value: Value): ValueRow => ({ label: value.label, total: value.total, values: [value] });
