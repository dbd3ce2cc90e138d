import { WEAK } from "../search/document.ts";
import type { SearchWord } from "../search/meaning.ts";

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;

/** `('termo' | 'botella') & ('acero')`. */
export const allWordsQuery = (words: readonly SearchWord[]) =>
  words.map(({ lexemes }) => `(${lexemes.map(quoted).join(" | ")})`).join(" & ");

export const anyWordQuery = (words: readonly SearchWord[]) => words.flatMap(({ lexemes }) => lexemes.map(quoted)).join(" | ");

/** Asks for all words in nouns, aliases and names: `('termo':AB | 'botella':AB) & ('acero':AB)`. */
export const nameQuery = (words: readonly SearchWord[]) =>
  words
    .map(({ lexemes }) => {
      const inNames = lexemes.filter((lexeme) => !lexeme.startsWith(WEAK)).map((lexeme) => `${quoted(lexeme)}:AB`);
      return `(${(inNames.length > 0 ? inNames : lexemes.map(quoted)).join(" | ")})`;
    })
    .join(" & ");

/** Asks for any word in the product's own text, not in its kind's: `'termo':B | 'acero':B`. */
export const ownTextQuery = (words: readonly SearchWord[]) =>
  words
    .flatMap(({ lexemes }) => lexemes)
    .map((lexeme) => (lexeme.startsWith(WEAK) ? quoted(lexeme) : `${quoted(lexeme)}:B`))
    .join(" | ");

/** SQL of the stem of a query with one word, `('termo')`. It casts to text because the parameter is also used as a tsquery. */
export const stemIn = (param: string) => `btrim(${param}::text, '()''')`;
