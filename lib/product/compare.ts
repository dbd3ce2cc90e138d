export const COMPARED_MAX = 4;

/** Long enough for an address. */
export const TYPED_MAX = 500;

const ID_MAX = 64;
const isId = (text: string) => /^[\w-]+$/.test(text) && text.length <= ID_MAX;

export function comparedIds(param: string): string[] {
  const ids = param.slice(0, 1000).split(",").filter(isId);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

/** Product number from a number or a page's address. */
export function productNumberIn(text: string): string | undefined {
  const written = text.trim().slice(0, TYPED_MAX);
  const id = /\/product\/([\w-]+)/.exec(written)?.[1] ?? written.replace(/^n\.?[°º]\s*/i, "");
  return isId(id) ? id : undefined;
}

/** `ids`: all; `chosen`: of the choice; `added`: found in `typed`. */
export type Asked = { ids: string[]; chosen: string[]; typed: string; added: string | undefined };

export function askedIn(ids: string, typed: string): Asked {
  const chosen = comparedIds(ids);
  const added = productNumberIn(typed);
  return { ids: comparedIds([...chosen, ...(added === undefined ? [] : [added])].join(",")), chosen, typed: typed.trim(), added };
}

/** Numbers that were not found, of the choice and as typed. */
export function missingOf({ chosen, typed, added }: Asked, unfound: string[]): { gone: number; unknown: string } {
  const isUnknown = added === undefined || unfound.includes(added);
  return { gone: unfound.filter((id) => chosen.includes(id)).length, unknown: isUnknown ? typed.slice(0, TYPED_MAX) : "" };
}

type Fact = { name: string; value: string };

/** One row; undefined where a product has no such fact. */
export type ComparedFact = { name: string; values: (string | undefined)[]; isDifferent: boolean };

const wordsOf = (value: string | undefined) => value?.trim().toLowerCase();

/** A missing fact is not a difference. */
export function comparedFacts(products: readonly (readonly Fact[])[]): ComparedFact[] {
  const names = [...new Set(products.flatMap((facts) => facts.map(({ name }) => name)))];
  return names.map((name) => {
    const values = products.map((facts) => facts.find((fact) => fact.name === name)?.value);
    const told = new Set(values.map(wordsOf).filter((value) => value !== undefined));
    return { name, values, isDifferent: told.size > 1 };
  });
}
