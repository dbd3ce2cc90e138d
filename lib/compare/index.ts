/** What can be compared side by side. */
export type ComparedKind = "product" | "shop";

export const COMPARED_MAX = 4;

export const TYPED_MAX = 500;

const ID_MAX = 64;
const isId = (text: string) => /^[\w-]+$/.test(text) && text.length <= ID_MAX;

export function comparedIds(param: string): string[] {
  const ids = param.slice(0, 1000).split(",").filter(isId);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

const ADDRESSES: Record<ComparedKind, RegExp> = { product: /\/product\/([\w-]+)/, shop: /\/shop\/(?:spa\/)?([\w-]+)/ };

/** Id of a product or shop, from a typed number (also `N.º 7`) or the URL of its page. */
export function numberIn(text: string, kind: ComparedKind): string | undefined {
  const written = text.trim().slice(0, TYPED_MAX);
  const id = ADDRESSES[kind].exec(written)?.[1] ?? written.replace(/^n\.?[°º]\s*/i, "");
  return isId(id) ? id : undefined;
}

/** What a URL asks to compare. `listed`: ids of its list. `typedId`: the id in `typed`, the text of a form. `ids`: both together. */
type ComparisonQuery = { ids: string[]; listed: string[]; typed: string; typedId: string | undefined };

export function parseComparison(kind: ComparedKind, ids: string, typed: string): ComparisonQuery {
  const listed = comparedIds(ids);
  const typedId = numberIn(typed, kind);
  const all = typedId === undefined ? listed : [...listed, typedId];
  return { ids: comparedIds(all.join(",")), listed, typed: typed.trim(), typedId };
}

/** `gone`: how many ids of the list were not found. `unknown`: the typed text, if it names no product or shop, else empty. */
export function countMissing({ listed, typed, typedId }: ComparisonQuery, unfound: string[]): { gone: number; unknown: string } {
  const isUnknown = typedId === undefined || unfound.includes(typedId);
  return { gone: unfound.filter((id) => listed.includes(id)).length, unknown: isUnknown ? typed.slice(0, TYPED_MAX) : "" };
}

/** `value`: empty without one. `least`: set where the lowest value is marked. `measure`: the value as a number; `word`: the mark. */
export type Fact = { name: string; value: string; least?: { measure: number; word: string } | undefined };

/**
 * A row of the comparison. `values`, `marks`: one entry for each product or shop. A value is undefined where the fact is missing,
 * a mark where the value is not the lowest. `isSame`: several are compared and all have the same value. `isLone`: only one has any.
 */
export type ComparedFact = {
  name: string;
  values: (string | undefined)[];
  marks: (string | undefined)[];
  isSame: boolean;
  isLone: boolean;
};

const normalized = (value: string | undefined) => value?.trim().toLowerCase();

/** Marks of the lowest values. None are given where a measure is missing or all are equal. */
function leastMarks(facts: readonly (Fact | undefined)[]): (string | undefined)[] {
  const measures = facts.map((fact) => fact?.least?.measure ?? Number.NaN);
  const least = Math.min(...measures);
  const isMarked = measures.some((measure) => measure > least);
  return facts.map((fact) => (isMarked && fact?.least?.measure === least ? fact.least.word : undefined));
}

/** `compared`: the facts of each product or shop. Facts that none of them has are left out. */
export function comparedFacts(compared: readonly (readonly Fact[])[]): ComparedFact[] {
  const names = [...new Set(compared.flatMap((facts) => facts.map(({ name }) => name)))];
  return names.flatMap((name) => {
    const facts = compared.map((own) => own.find((fact) => fact.name === name));
    const values = facts.map((fact) => fact?.value || undefined);
    const valueCount = values.filter((value) => value !== undefined).length;
    if (valueCount === 0) return [];
    const isSame = values.length > 1 && new Set(values.map(normalized)).size === 1;
    return [{ name, values, marks: leastMarks(facts), isSame, isLone: valueCount === 1 && values.length > 1 }];
  });
}
