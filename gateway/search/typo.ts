import { plain } from "./keyword.ts";

/** Spells a word as it sounds in Colombia. The order of rules counts: `ge` becomes `je` before `gue` becomes `ge`. Only phoneticKey merges `rr`. */
const soundOf = (word: string): string =>
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

/** The same for `baso` and `vaso`, `sapato` and `zapato`, `moral` and `morral`. */
export const phoneticKey = (word: string): string => soundOf(word).replaceAll(/r+/g, "r");

const VOWEL = /[aeiouy]/;
/** Least length of a typed word with such an error: a consonant lost, a letter added, a vowel for a vowel, another letter replaced. */
const SHORTEST = { lost: 6, added: 8, vowel: 6, consonant: 8 };

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isSwapped = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);

/** Compares spellings: a missing vowel, `jugete`, and two swapped letters, `tolalas`, change the sound. */
function isTypingError(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant);
  const isVowelLost = typed.slice(at) === meant.slice(at + 1) && VOWEL.test(meant[at] ?? "");
  return isVowelLost || (at > 0 && isSwapped(typed, meant, at));
}

/** Same sound, or one error: letters swapped or a vowel missing in any word, others in long ones only: `peras` is not `pesas`. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (phoneticKey(typed) === phoneticKey(meant) || isTypingError(plain(typed), plain(meant))) return true;
  const [typedSound, meantSound, length] = [soundOf(typed), soundOf(meant), typed.length];
  const at = firstDifference(typedSound, meantSound);
  const [typedLetter = "", meantLetter = ""] = [typedSound[at], meantSound[at]];
  const isLost = typedSound.slice(at) === meantSound.slice(at + 1);
  if (isLost) return VOWEL.test(meantLetter) || length >= SHORTEST.lost;
  const isAdded = typedSound.slice(at + 1) === meantSound.slice(at);
  if (isAdded) return meantSound.length > at && length >= SHORTEST.added;
  if (isSwapped(typedSound, meantSound, at)) return true;
  const isOneSubstituted = typedSound.slice(at + 1) === meantSound.slice(at + 1);
  if (!isOneSubstituted) return false;
  const areVowels = VOWEL.test(typedLetter) && VOWEL.test(meantLetter);
  if (!areVowels) return length >= SHORTEST.consonant;
  const isLast = at >= typedSound.replace(/s$/, "").length - 1;
  // "o" and "a" at the end tell words apart, `libro` and `libra`; "e" does not: `aretas` are `aretes`.
  return length >= SHORTEST.vowel && (!isLast || typedLetter === "e" || meantLetter === "e");
}

/** Whether the words differ by one letter for another, the riskiest error: `curitas` are not `caritas`. */
export function isSubstitution(typed: string, meant: string): boolean {
  const [one, other] = [soundOf(typed), soundOf(meant)];
  const at = firstDifference(one, other);
  return at < one.length && one.slice(at + 1) === other.slice(at + 1);
}

export const haveSameEnding = (one: string, other: string): boolean => lastSound(one) === lastSound(other);
const lastSound = (word: string) => phoneticKey(word).replace(/s$/, "").slice(-2);
