import { WEAK } from "../search/document.ts";
import type { SearchWord } from "../search/meaning.ts";

const quoted = (lexeme: string) => `'${lexeme.replaceAll("'", "''")}'`;

/** `('term' | 'botell') & ('acer')`. */
export const allWordsQuery = (words: readonly SearchWord[]) =>
  words.map(({ lexemes }) => `(${lexemes.map(quoted).join(" | ")})`).join(" & ");

/** `'term' | 'botell' | 'acer'`. */
export const anyWordQuery = (words: readonly SearchWord[]) => words.flatMap(({ lexemes }) => lexemes.map(quoted)).join(" | ");

/** All words in nouns and names: `('term':AB | 'botell':AB) & ('acer':AB)`. */
export const nameQuery = (words: readonly SearchWord[]) =>
  words
    .map(({ lexemes }) => {
      const inNames = lexemes.filter((lexeme) => !lexeme.startsWith(WEAK)).map((lexeme) => `${quoted(lexeme)}:AB`);
      return `(${(inNames.length > 0 ? inNames : lexemes.map(quoted)).join(" | ")})`;
    })
    .join(" & ");

/** Any word in the product's own text, not its kind's: `'term':B | 'acer':B`. */
export const ownTextQuery = (words: readonly SearchWord[]) =>
  words
    .flatMap(({ lexemes }) => lexemes)
    .map((lexeme) => (lexeme.startsWith(WEAK) ? quoted(lexeme) : `${quoted(lexeme)}:B`))
    .join(" | ");

/** Stem of a query with one word, `('term')`. Cast to text: the parameter is also used as a tsquery. */
export const stemIn = (param: string) => `btrim(${param}::text, '()''')`;
