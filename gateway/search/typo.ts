import { plain } from "./keyword.ts";

const sounds = (word: string): string =>
  plain(word)
    .replace(/^s(?=[tpckq])/, "es")
    .replaceAll(/n(?=[bvp])/g, "m")
    .replaceAll(/ph/g, "f")
    .replaceAll(/sh|ch/g, "x")
    .replaceAll(/h/g, "")
    .replaceAll(/g[uü](?=[ao])/g, "w")
    .replaceAll(/v/g, "b")
    .replaceAll(/ll/g, "y")
    .replaceAll(/qu|k|c(?=[^ei]|$)/g, "k")
    .replaceAll(/[zc]/g, "s")
    .replaceAll(/g(?=[ei])/g, "j")
    .replaceAll(/g[uü](?=[ei])/g, "g")
    .replaceAll(/w(?=[^ao]|$)/g, "b")
    .replaceAll(/i(?=[aeou])|y$/g, "y")
    .replaceAll(/([^r])\1+/g, "$1");

/** Colombian phonetics: `baso`, `vaso`; `sapato`, `zapato`; `moral`, `morral`. */
export const phoneticKey = (word: string): string => sounds(word).replaceAll(/r+/g, "r");

const VOWEL = /[aeiouy]/;
const SHORTEST = { lost: 6, added: 8, vowel: 6, consonant: 8 };

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isSwapped = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);

/** Typing errors that change the sound: `jugete`, `tolalas`. */
function isTypingError(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  const isVowelLost = typed.slice(at) === meant.slice(at + 1) && VOWEL.test(meant[at] ?? "");
  return isVowelLost || (at > 0 && isSwapped(typed, meant, at));
}

/** Compares by sound: transpositions and missing vowels always, other edits in long words, never another ending (`peras`, `pesas`). */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (phoneticKey(typed) === phoneticKey(meant) || isTypingError(plain(typed), plain(meant))) return true;
  const [is, should, length] = [sounds(typed), sounds(meant), typed.length];
  const at = firstDifference(is, should);
  const [typedLetter = "", meantLetter = ""] = [is[at], should[at]];
  const isLost = is.slice(at) === should.slice(at + 1);
  if (isLost) return VOWEL.test(meantLetter) || length >= SHORTEST.lost;
  const isAdded = is.slice(at + 1) === should.slice(at);
  if (isAdded) return should.length > at && length >= SHORTEST.added;
  if (isSwapped(is, should, at)) return true;
  const isOneSubstituted = is.slice(at + 1) === should.slice(at + 1);
  if (!isOneSubstituted) return false;
  const areVowels = VOWEL.test(typedLetter) && VOWEL.test(meantLetter);
  if (!areVowels) return length >= SHORTEST.consonant;
  const isLast = at >= is.replace(/s$/, "").length - 1;
  // An ending in "e" has no gender that would distinguish words: `aretas` are `aretes`.
  return length >= SHORTEST.vowel && (!isLast || typedLetter === "e" || meantLetter === "e");
}

/** Substitutions are the riskiest: `curitas`, `caritas`. */
export function isSubstitution(typed: string, meant: string): boolean {
  const [one, other] = [sounds(typed), sounds(meant)];
  const at = firstDifference(one, other);
  return at < one.length && one.slice(at + 1) === other.slice(at + 1);
}

/** Endings matter: `perforadora` is not `perforado`. */
export const haveSameEnding = (one: string, other: string): boolean => lastSound(one) === lastSound(other);
const lastSound = (word: string) => phoneticKey(word).replace(/s$/, "").slice(-2);
