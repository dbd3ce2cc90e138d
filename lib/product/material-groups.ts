import type { FilterValues } from "@/lib/contract/filter-values";
import { beginsWithMaterial } from "./filters";

type Value = FilterValues["values"][number];

export type ValueRow = { value: Value; below: Value[] };

/** Materials below the word that they begin with: `Vidrio templado` below `Vidrio`. The word is left out where one of them has all its goods. */
export function materialRows(values: readonly Value[]): ValueRow[] {
  const findSorts = (word: Value) => values.filter(({ value }) => beginsWithMaterial(value, word.value));
  const shown = values.filter((word) => findSorts(word).every(({ total }) => total < word.total));
  return shown
    .filter(({ value }) => !shown.some((word) => beginsWithMaterial(value, word.value)))
    .map((value) => ({ value, below: findSorts(value) }))
    .toSorted((one, other) => other.value.total - one.value.total);
}
