import { wordStem } from "./synonyms.ts";

const COUNTING_NOUNS = new Set(["juego", "par", "paquete"].map(wordStem));

/** Whether the word says how goods are counted, not what they are: `juego` in `juego de copas`. */
export const isCountingNoun = (stem: string): boolean => COUNTING_NOUNS.has(stem);

const HEAD_MODIFIERS = new Set([
  ...COUNTING_NOUNS,
  ...["porta", "quita", "limpia", "guarda", "corta", "saca", "abre", "cubre"].map(wordStem),
]);

export const isHeadModifier = (stem: string): boolean => HEAD_MODIFIERS.has(stem);

export const headNoun = (stems: readonly string[]): string | undefined =>
  stems.find((stem) => !HEAD_MODIFIERS.has(stem)) ?? stems[0];
