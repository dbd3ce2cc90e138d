import { WEAK } from "../search/document.ts";
import type { SearchWord } from "../search/meaning.ts";
import { type ProductQuery, paramIn } from "./product-query.ts";
import { allWordsQuery, stemIn } from "./tsquery.ts";

type Param = ReturnType<typeof paramIn>;

/** Adds the words as a condition, with their tsquery, `('vaso') & ('tapa')`, as the last of `values`. For campaigns the words are looked up in product_search. */
export function withWords(query: ProductQuery, words: readonly SearchWord[]): ProductQuery {
  const values = [...query.values];
  const param = paramIn(values);
  const { topCategory } = query;
  const added = topCategory === null ? inAllCategories(query, words, param) : inTopCategory(topCategory, words, param);
  const conditions = [...query.conditions, ...added.conditions];
  return {
    ...query,
    values,
    conditions,
    recheckConditions: [...query.recheckConditions, ...added.recheckConditions],
    stem: added.stem,
  };
}

function inAllCategories({ source }: ProductQuery, words: readonly SearchWord[], param: Param) {
  const tsquery = param(allWordsQuery(words));
  const match = `document @@ ${tsquery}::tsquery`;
  const inCampaign = `exists (select from product_search w where w.id = campaign_search.id and w.${match})`;
  const [lexeme = WEAK, ...others] = words.flatMap(({ lexemes }) => lexemes);
  const isOneStrongLexeme = source === "product_search" && others.length === 0 && !lexeme.startsWith(WEAK);
  const conditions = [source === "product_search" ? match : inCampaign];
  return { conditions, recheckConditions: [`(${match}) is true`], stem: isOneStrongLexeme ? stemIn(tsquery) : null };
}

function inTopCategory(topCategory: number, words: readonly SearchWord[], param: Param) {
  const singleLexemes = words.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
  const top = param(topCategory);
  const categoryLexemes = singleLexemes.length > 0 ? param(singleLexemes.map((lexeme) => `${topCategory}:${lexeme}`)) : null;
  const tsquery = param(allWordsQuery(words));
  const match = `document @@ ${tsquery}::tsquery`;
  const inTop = `top_id + 0 = ${top}`;
  const recheckConditions = [inTop, `(${match}) is true`];
  if (categoryLexemes === null) return { conditions: [inTop, match], recheckConditions, stem: null };
  const indexCondition = `words_within(top_id, document) @> ${categoryLexemes}::text[]`;
  const isIndexExact = singleLexemes.length === words.length;
  // These are always true: they give types to parameters whose types PostgreSQL could not infer otherwise.
  const typedParams = [`${top}::integer > 0`, `${tsquery}::tsquery is not null`];
  return { conditions: [indexCondition, ...(isIndexExact ? typedParams : recheckConditions)], recheckConditions, stem: null };
}
