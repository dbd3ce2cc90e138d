import { plain } from "./keyword.ts";

/** Spells a word as it sounds in Colombia. The order of the rules counts: `ge` becomes `je` before `gue` becomes `ge`. Keeps `rr`, which phoneticKey merges. */
const soundOf = (word: string): string =>
  plain(word)
    .replace(/^s(?=[tpckq])/, "es")
    .replaceAll(/x(?=[^aeiou])/g, "s")
    .replaceAll(/n(?=[bvp])/g, "m")
    .replaceAll(/ph/g, "f")
    .replaceAll(/sh|ch/g, "x")
    .replaceAll(/h/g, "")
    .replaceAll(/gu(?=[ao])/g, "w")
    .replaceAll(/v/g, "b")
    .replaceAll(/ll/g, "y")
    .replaceAll(/qu|k|c(?=[^ei]|$)/g, "k")
    .replaceAll(/[zc]/g, "s")
    .replaceAll(/g(?=[ei])/g, "j")
    .replaceAll(/gu(?=[ei])/g, "g")
    .replaceAll(/w(?=[^ao]|$)/g, "b")
    .replaceAll(/i(?=[aeou])|y$/g, "y")
    .replaceAll(/([^r])\1+/g, "$1");

/** Words of one sound have the same key: `baso` and `vaso`, `sapato` and `zapato`, `moral` and `morral`. */
export const phoneticKey = (word: string): string => soundOf(word).replaceAll(/r+/g, "r");

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isSwapped = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);

export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = firstDifference(short, long);
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  return short.slice(at + 1) === long.slice(at + 1) || isSwapped(short, long, at);
}

const VOWEL = /[aeiouy]/;
/** Least length of a typed word in which the error is likely. A shorter one is rather another word: `peras` are not `pesas`. */
const SHORTEST = {
  swapped: 0,
  vowelLost: 0,
  consonantLost: 6,
  vowelReplaced: 6,
  letterReplaced: 8,
  letterAdded: 8,
};
type TypingError = keyof typeof SHORTEST;

/** The one error that makes `typed` of `meant`. Undefined where it takes more than one, or where it makes another word. */
function errorBetween(typed: string, meant: string): TypingError | undefined {
  const at = firstDifference(typed, meant);
  const isVowel = (word: string) => VOWEL.test(word[at] ?? "");
  if (typed.length < meant.length) {
    if (typed.slice(at) !== meant.slice(at + 1)) return undefined;
    return isVowel(meant) ? "vowelLost" : "consonantLost";
  }
  // A letter added at the end makes another word: `soldador`, `soldado`.
  if (typed.length > meant.length)
    return at < meant.length && typed.slice(at + 1) === meant.slice(at) ? "letterAdded" : undefined;
  if (typed.slice(at + 1) !== meant.slice(at + 1)) return isSwapped(typed, meant, at) ? "swapped" : undefined;
  if (!(isVowel(typed) && isVowel(meant))) return "letterReplaced";
  // "o" and "a" at the end tell words apart, `libro` and `libra`; "e" does not: `aretas` are `aretes`.
  const isLast = at >= typed.replace(/s$/, "").length - 1;
  return isLast && typed[at] !== "e" && meant[at] !== "e" ? undefined : "vowelReplaced";
}

/** Whether the words sound the same, or `typed` is `meant` with one likely error. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (phoneticKey(typed) === phoneticKey(meant)) return true;
  // These errors are judged by spelling too, since they may change more than one sound: `jugete`, `hcapa`.
  const inSpelling = errorBetween(plain(typed), plain(meant));
  if (inSpelling === "vowelLost" || inSpelling === "swapped") return true;
  const inSound = errorBetween(soundOf(typed), soundOf(meant));
  return inSound !== undefined && typed.length >= SHORTEST[inSound];
}

/** Whether the words differ by one letter for another, the riskiest error: `curitas` are not `caritas`. */
export function isSubstitution(typed: string, meant: string): boolean {
  const [one, other] = [soundOf(typed), soundOf(meant)];
  const at = firstDifference(one, other);
  return at < Math.min(one.length, other.length) && one.slice(at + 1) === other.slice(at + 1);
}

export const haveSameEnding = (one: string, other: string): boolean => lastSound(one) === lastSound(other);
const lastSound = (word: string) => phoneticKey(word).replace(/s$/, "").slice(-2);
