import { wordStem } from "./synonyms.ts";

const PACKS = new Set(["juego", "par", "paquete"].map(wordStem));

/** Says how goods are counted, not which: `juego de copas`. */
export const isPack = (stem: string): boolean => PACKS.has(stem);

/** Modifiers before the head: `juego de brochas`. */
const MODIFIERS = new Set([...PACKS, ...["porta", "quita", "limpia", "guarda"].map(wordStem)]);

export const isHeadModifier = (stem: string): boolean => MODIFIERS.has(stem);

export const headNoun = (stems: readonly string[]): string | undefined => stems.find((stem) => !MODIFIERS.has(stem)) ?? stems[0];
