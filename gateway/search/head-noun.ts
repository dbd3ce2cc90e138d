import { wordStem } from "./synonyms.ts";

const PACKS = new Set(["juego", "par", "paquete"].map(wordStem));

/** Whether the word says how goods are counted, not what they are: `juego` in `juego de copas`. */
export const isPack = (stem: string): boolean => PACKS.has(stem);

const HEAD_MODIFIERS = new Set([...PACKS, ...["porta", "quita", "limpia", "guarda"].map(wordStem)]);

export const isHeadModifier = (stem: string): boolean => HEAD_MODIFIERS.has(stem);

export const headNoun = (stems: readonly string[]): string | undefined =>
  stems.find((stem) => !HEAD_MODIFIERS.has(stem)) ?? stems[0];
