import type { QueryToken } from "./synonym-phrases.ts";
import { wordStem } from "./synonyms.ts";

const COMPOUND = /^(porta|quita|guarda|limpia|corta|saca|cubre|abre)(\p{L}{3,})$/u;

/** Splits an unknown compound of a verb and a known thing: `portacarnet` becomes `porta` and `carnet`. */
export function splitCompound(token: QueryToken, isStrongLexeme: (stem: string) => boolean): QueryToken[] {
  const [, verb = "", thing = ""] = COMPOUND.exec(token.word) ?? [];
  const isSplit = thing !== "" && !isStrongLexeme(wordStem(token.word)) && isStrongLexeme(wordStem(thing));
  return isSplit ? [verb, thing].map((word) => ({ ...token, word })) : [token];
}
