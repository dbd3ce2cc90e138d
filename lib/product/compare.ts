/** Products that stand beside one another at most. */
export const COMPARED_MAX = 4;

/** Characters of what is typed as one more product: an address is long. */
export const TYPED_MAX = 500;

const ID_MAX = 64;
const isId = (text: string) => /^[\w-]+$/.test(text) && text.length <= ID_MAX;

/** The products that an address asks to compare, each once, the first four. */
export function comparedIds(param: string): string[] {
  const ids = param.slice(0, 1000).split(",").filter(isId);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

/** The number of a product in what somebody wrote or pasted: the number itself, or the address of its page. */
export function productNumberIn(text: string): string | undefined {
  const written = text.trim().slice(0, TYPED_MAX);
  const id = /\/product\/([\w-]+)/.exec(written)?.[1] ?? written.replace(/^n\.?[°º]\s*/i, "");
  return isId(id) ? id : undefined;
}

/** What an address asks for: the products of its choice, and one that was typed (`add`), if it names any. */
export type Asked = { ids: string[]; chosen: string[]; typed: string; added: string | undefined };

/** Reads the choice out of `ids`, and one more product of it out of what was typed. */
export function askedIn(ids: string, typed: string): Asked {
  const chosen = comparedIds(ids);
  const added = productNumberIn(typed);
  return { ids: comparedIds([...chosen, ...(added === undefined ? [] : [added])].join(",")), chosen, typed: typed.trim(), added };
}

/** Of what was asked for and not found: how many of the choice are gone, and what was typed where it names no product. */
export function missingOf({ chosen, typed, added }: Asked, unfound: string[]): { gone: number; unknown: string } {
  const isUnknown = added === undefined || unfound.includes(added);
  return { gone: unfound.filter((id) => chosen.includes(id)).length, unknown: isUnknown ? typed.slice(0, TYPED_MAX) : "" };
}

type Fact = { name: string; value: string };

/** One fact of all products, in their order; undefined where a product does not tell it. */
export type ComparedFact = { name: string; values: (string | undefined)[]; isDifferent: boolean };

const wordsOf = (value: string | undefined) => value?.trim().toLowerCase();

/** The facts of products beside one another, in the order in which they are first told. What one does not tell is no difference. */
export function comparedFacts(products: readonly (readonly Fact[])[]): ComparedFact[] {
  const names = [...new Set(products.flatMap((facts) => facts.map(({ name }) => name)))];
  return names.map((name) => {
    const values = products.map((facts) => facts.find((fact) => fact.name === name)?.value);
    const told = new Set(values.map(wordsOf).filter((value) => value !== undefined));
    return { name, values, isDifferent: told.size > 1 };
  });
}
