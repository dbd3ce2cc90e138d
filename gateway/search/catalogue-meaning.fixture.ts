import { allKinds } from "../product/seed-kinds.ts";
import { interpretKeyword } from "./interpret-keyword.ts";
import { kindRows } from "./kind-rows.ts";
import { lexiconFrom } from "./lexicon.ts";
import { stemText } from "./synonyms.ts";

const categories = allKinds().map(({ top, subIndex, leafName }) => [top.name, top.children[subIndex]?.name ?? "", leafName]);
const rows = kindRows().map(({ words, ...row }) => ({ ...row, descriptions: words }));
export const kinds = rows.map((row, place) => ({ ...row, categories: categories[place] ?? [], total: 1 }));
const said = kinds.flatMap((kind) => [kind.noun, kind.uses, kind.descriptions, kind.aliases, kind.categories].flat());
export const lexicon = lexiconFrom({
  kinds,
  totals: [...new Set(said.flatMap(stemText))].map((stem) => ({ stem, total: 1 })),
  terms: [],
});
export const nounOf = new Map(kinds.map(({ id, noun }) => [id, noun]));

export const meant = (keyword: string) => interpretKeyword(keyword, lexicon);
export const nouns = (keyword: string) => meant(keyword).kinds.map(({ id }) => nounOf.get(id));
