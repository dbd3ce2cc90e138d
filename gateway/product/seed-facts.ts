import { weightInGrams } from "./seed-attributes.ts";
import type { Draft } from "./seed-draft.ts";
import { shuffled } from "./seed-random.ts";
import { agree, demonstrative, listed, lowercaseCommonNoun, verb, weightText, withArticle } from "./seed-spanish.ts";
import { unitsText } from "./seed-units.ts";

/** For a glass: `some` is "un vaso", `these` is "este vaso", `agreed("list")` is "listo", `many("Es", "Son")` is "Es". `lot`: the step, "6 unidades"; "" for a step of 1. */
export type Facts = {
  noun: string;
  some: string;
  these: string;
  agreed: (stem: string) => string;
  many: (one: string, many: string) => string;
  leaf: string;
  material: string;
  detail: string;
  form: string;
  size: string;
  colors: string;
  variants: string;
  uses: string[];
  buyers: string[];
  carton: string;
  minimum: string;
  lot: string;
  cartonWeight: string;
};

const compoundFirst = (words: string[]): string[] =>
  [...words].sort((a, b) => Number(/ [ye] /.test(b)) - Number(/ [ye] /.test(a)));

export function toFacts(draft: Draft, minimum: number): Facts {
  const { kind, random, packing } = draft;
  const { good, top } = kind;
  const noun = lowercaseCommonNoun(good.noun);
  return {
    noun,
    some: withArticle(good, noun),
    these: `${demonstrative(good)} ${noun}`,
    agreed: (stem) => agree(good, stem),
    many: (one, many) => verb(good, one, many),
    leaf: kind.leafName,
    material: draft.material,
    detail: draft.detail,
    form: draft.form,
    size: draft.size,
    colors: listed(draft.colors),
    variants: listed(draft.variants),
    uses: shuffled(random, good.uses),
    buyers: compoundFirst(shuffled(random, top.buyers).slice(0, 3)),
    carton: unitsText(packing.carton, packing.unit),
    minimum: unitsText(minimum, packing.unit),
    lot: packing.step > 1 ? unitsText(packing.step, packing.unit) : "",
    cartonWeight: weightText(Math.max(1, Math.round(weightInGrams(draft) * packing.carton))),
  };
}
