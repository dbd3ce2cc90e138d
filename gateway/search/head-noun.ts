import { wordStem } from "./synonyms.ts";

const PACKS = new Set(["juego", "par", "paquete"].map(wordStem));

/** Whether the word says how goods are counted, not what they are: `juego` in `juego de copas`. */
export const isPack = (stem: string): boolean => PACKS.has(stem);

/** Stems that may stand before the head noun: `juego` in `juego de brochas`. */
const MODIFIERS = new Set([...PACKS, ...["porta", "quita", "limpia", "guarda"].map(wordStem)]);

export const isHeadModifier = (stem: string): boolean => MODIFIERS.has(stem);

export const headNoun = (stems: readonly string[]): string | undefined => stems.find((stem) => !MODIFIERS.has(stem)) ?? stems[0];
