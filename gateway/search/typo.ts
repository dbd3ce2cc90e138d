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

/** Words that sound alike in Colombia are written alike: `baso`, `vaso`; `sapato`, `zapato`; `estiker`, `sticker`; `moral`, `morral`. */
export const soundOf = (word: string): string => sounds(word).replaceAll(/r+/g, "r");

const VOWEL = /[aeiouy]/;
/** From so many letters on, what differs is rather a slip than another word. */
const SHORTEST = { lost: 6, added: 8, vowel: 6, consonant: 8 };

/** Where two words begin to differ. */
function differenceOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const isSwapped = (one: string, other: string, at: number) =>
  one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);

/** Slips of the fingers, which change how a word sounds: `jugete` is a `juguete`, `tolalas` are `toallas`. */
function isLetterSlip(typed: string, meant: string): boolean {
  const at = differenceOf(typed, meant);
  const isVowelLost = typed.slice(at) === meant.slice(at + 1) && VOWEL.test(meant[at] ?? "");
  return isVowelLost || (at > 0 && isSwapped(typed, meant, at));
}

/**
 * Whether a word is another one with a slip in it, by how it sounds. Two letters that changed places, or a vowel that is
 * missing, are slips in any word; a consonant that is missing, a letter too many, another vowel or another consonant only
 * in longer and longer ones, and never another end: `peras` are no `pesas`, `brocas` no `brochas`.
 */
export function isSlip(typed: string, meant: string): boolean {
  const [one, other, length] = [sounds(typed), sounds(meant), typed.length];
  if (soundOf(typed) === soundOf(meant) || isLetterSlip(plain(typed), plain(meant))) return true;
  const at = differenceOf(one, other);
  const [is = "", was = ""] = [one[at], other[at]];
  if (one.slice(at) === other.slice(at + 1)) return VOWEL.test(was) || length >= SHORTEST.lost;
  if (one.slice(at + 1) === other.slice(at)) return other.length > at && length >= SHORTEST.added;
  if (isSwapped(one, other, at)) return true;
  if (one.slice(at + 1) !== other.slice(at + 1)) return false;
  if (VOWEL.test(is) !== VOWEL.test(was)) return length >= SHORTEST.consonant;
  const isLast = at >= one.replace(/s$/, "").length - 1;
  if (!VOWEL.test(is)) return length >= SHORTEST.consonant;
  // An end in "e" has no gender that would make it another word: `aretas` are `aretes`.
  return length >= SHORTEST.vowel && (!isLast || is === "e" || was === "e");
}

/** Whether one letter stands for another: the likeliest of all to be another word, as `curitas` are no `caritas`. */
export function isOtherLetter(typed: string, meant: string): boolean {
  const [one, other] = [sounds(typed), sounds(meant)];
  const at = differenceOf(one, other);
  return at < one.length && one.slice(at + 1) === other.slice(at + 1);
}

/** What a word ends in tells what it is: a `perforadora` is nothing `perforado`. */
export const endLike = (one: string, other: string): boolean => endOf(one) === endOf(other);
const endOf = (word: string) => soundOf(word).replace(/s$/, "").slice(-2);
