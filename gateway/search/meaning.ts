import { referenceOf, WEAK } from "./document.ts";
import { type Led, TELLING } from "./kind-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Token, tokensOf } from "./stem.ts";
import { isIgnored } from "./synonyms.ts";
import type { Reading } from "./word-book.ts";

const MOST_WORDS = 12;
const MOST_LETTERS = 40;
const MOST_TEXT = 500;

/** Kinds that are looked through, and how much worse than the best one a kind may be. */
const MOST_KINDS = 40;
const WORST = 0.4;

/** A word that is looked for. */
export type Sought = {
  /** What it is found by: a product has any of them. */
  lexemes: string[];
  typed: string;
  /** How much it tells about the best of the kinds. */
  weight: number;
};

/** What a person's words come to. */
export type Meaning = {
  words: Sought[];
  /** Words that lead nowhere, or not together with the others. */
  leftOut: string[];
  /** The whole keyword with the mistyped words that are looked for put right, where there are any. */
  corrected: string | undefined;
  kinds: { id: number; value: number }[];
  /** Worse kinds, the better ones first: their goods follow those of `kinds`. */
  otherKinds: number[];
};

type Word = Token & { stem: string; meant?: string };

/** The reading of a word that goes best with the words beside it. */
function likeliest(readings: Reading[], beside: readonly string[], { index }: Lexicon): Reading | undefined {
  const worth = ({ stem }: Reading) => index.led([...beside, stem])[0]?.value ?? 0;
  if (readings.length < 2 || beside.length === 0) return readings[0];
  return readings.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** Each word that somebody typed with what it may mean; words that say nothing to a search are left away. */
function readAll(keyword: string, lexicon: Lexicon) {
  const tokens = tokensOf(keyword.slice(0, MOST_TEXT)).slice(0, MOST_WORDS);
  const telling = tokens.filter(({ word }) => !isIgnored(word));
  const read = (telling.length > 0 ? telling : tokens).map((token) => ({
    token,
    readings: lexicon.book.read(token.word.slice(0, MOST_LETTERS)),
  }));
  const certain = read.flatMap(({ readings }) => (readings.length === 1 ? readings : [])).map(({ stem }) => stem);
  const words: Word[] = [];
  for (const { token, readings } of read) {
    const reading = likeliest(readings, certain, lexicon);
    if (reading && !words.some(({ stem }) => stem === reading.stem)) words.push({ ...token, ...reading });
  }
  return { tokens, words, unknown: read.flatMap(({ token, readings }) => (readings.length === 0 ? [token] : [])) };
}

function correctionOf(tokens: Token[], words: Word[]): string | undefined {
  if (!words.some(({ meant }) => meant !== undefined)) return undefined;
  const meant = new Map(words.map((word) => [word.typed, word.meant ?? word.typed]));
  return tokens.map(({ typed }) => meant.get(typed) ?? typed).join(" ");
}

/** What the best kind is made of is asked of a product itself; what it may have, its packing and attributes may say. */
function soughtIn(words: Word[], best: Led | undefined, { isTelling }: Lexicon): Sought[] {
  return words.map(({ stem, typed }) => {
    const weight = best?.weights.get(stem) ?? 0;
    if (!isTelling(stem)) return { lexemes: [WEAK + stem], typed, weight };
    const isStrict = weight >= TELLING || words.length === 1;
    return { lexemes: isStrict ? [stem] : [stem, WEAK + stem], typed, weight };
  });
}

/**
 * Reads a keyword: mistyped words are put right, and where no kind of goods has all the words, those that the best kind
 * has are looked for and the others left out.
 */
export function meaningOf(keyword: string, lexicon: Lexicon): Meaning {
  const { tokens, words, unknown } = readAll(keyword, lexicon);
  const led = lexicon.index.led(words.map(({ stem }) => stem));
  const [best] = led;
  const kept = best ? words.filter(({ stem }) => best.weights.has(stem)) : words.slice(0, 1);
  const leftOut = [...unknown, ...words.filter((word) => !kept.includes(word))].map(({ typed }) => typed);
  const telling = led.filter(
    ({ weights }) =>
      best !== undefined &&
      kept.every(({ stem }) => weights.has(stem)) &&
      [...weights.values()].some((weight) => weight >= TELLING),
  );
  const good = telling.filter(({ value }) => best !== undefined && value > WORST * best.value).slice(0, MOST_KINDS);
  return {
    words: soughtIn(kept, best, lexicon),
    leftOut: tokens.map(({ typed }) => typed).filter((typed) => leftOut.includes(typed)),
    corrected: correctionOf(tokens, kept),
    kinds: good.map(({ kind, value }) => ({ id: kind.id, value })),
    otherKinds: telling.slice(good.length, good.length + MOST_KINDS).map(({ kind }) => kind.id),
  };
}

/** The same without its least telling word, or nothing where only one is left. */
export function withoutLeast({ words, leftOut, ...meaning }: Meaning): Meaning | undefined {
  if (words.length < 2) return undefined;
  const least = words.reduce((one, other) => (other.weight <= one.weight ? other : one));
  const left = words.filter((word) => word !== least);
  return { ...meaning, words: left, leftOut: [...leftOut, least.typed] };
}

const NUMBER = /^(?:ref(?:erencia)?|c[oó]d(?:igo)?|sku|art[ií]culo|producto|n[oº°]|#)?[\s.:#]*(\d{5,9})$/iu;
const REFERENCE =
  /^(?:ref(?:erencia)?|c[oó]d(?:igo)?|sku|art[ií]culo|#)?[\s.:#]*([a-z]{1,4}(?:[\s._/-]*\d[a-z]{0,2}|[\s._/-]+[a-z]{1,3})?[\s._/-]*\d{3,})$/iu;

/** The number of a product, or the reference that its supplier gives it, in whatever spelling. */
export function numberIn(keyword: string): { id: number } | { reference: string } | undefined {
  const text = keyword.trim();
  const id = NUMBER.exec(text)?.[1];
  if (id) return { id: Number(id) };
  const reference = REFERENCE.exec(text)?.[1];
  return reference ? { reference: referenceOf(reference) } : undefined;
}
