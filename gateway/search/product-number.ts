import { normalizeReference } from "./document.ts";

export type ProductNumber = { id: number } | { reference: string };

const NUMBERS_MAX = 20;
const DASHES = /[\u2010-\u2015\u2212]/g;
const LABEL = /(?:ref(?:erencias?)?|c[oó]d(?:igos?)?|sku|art[ií]culos?|productos?|n[oº°]\.?|#)(?![a-z])[\s.:#]*/giu;
/** Number of a product or variant: `1000123`, `1000123-2`. */
const ID = /^(\d{5,9})(?:-\d{1,3})?$/;
/** `YW-4T0191`: prefix, product line, digits; `4T-191` without the prefix. */
const REFERENCE = /^(?:([a-z]{2})[\s._/-]*)?([a-z0-9][a-z])[\s._/-]*([\doil]{1,4})$/i;
/** A reference of other suppliers: `ABC-1K-123`. */
const OTHER_REFERENCE = /^[a-z]{1,4}(?:[\s._/-]*\d[a-z]{0,2}|[\s._/-]+[a-z]{1,3})?[\s._/-]*\d{3,}$/i;

const DEFAULT_PREFIX = "yw";
const DIGITS = 4;
const SHORTEST_WITHOUT_PREFIX = 3;

const withoutLabels = (keyword: string) => keyword.replaceAll(DASHES, "-").replaceAll(LABEL, " ").trim();

/** Digits of a reference, four or more. Letters that look like digits are replaced: `O191` and `191` are `0191`. */
const toDigits = (text: string): string => text.toLowerCase().replaceAll("o", "0").replaceAll(/[il]/g, "1").padStart(DIGITS, "0");

function parseProductNumber(text: string): ProductNumber | undefined {
  const [, id] = ID.exec(text) ?? [];
  if (id) return { id: Number(id) };
  const [, prefix, line = "", digits = ""] = REFERENCE.exec(text) ?? [];
  if (line && /\d/.test(digits) && (prefix || digits.length >= SHORTEST_WITHOUT_PREFIX))
    return { reference: (prefix ?? DEFAULT_PREFIX).toLowerCase() + line.toLowerCase() + toDigits(digits) };
  return OTHER_REFERENCE.test(text) ? { reference: normalizeReference(text) } : undefined;
}

/** The product numbers and suppliers' references of a keyword; empty where it has anything else, or more than NUMBERS_MAX of them. */
export function numbersIn(keyword: string): ProductNumber[] {
  const text = withoutLabels(keyword);
  const whole = parseProductNumber(text);
  if (whole) return [whole];
  const numbers = text.split(/[\s,;]+/, NUMBERS_MAX + 1).map(parseProductNumber);
  const named = numbers.filter((number) => number !== undefined);
  return named.length === numbers.length && named.length <= NUMBERS_MAX ? named : [];
}

const REFERENCE_PREFIX = /^[a-z]{2}[\s._/-]*[a-z0-9][a-z]{1,2}[\s._/-]*\d{0,9}$/i;

/** Normalized beginning of a reference: `yw2f` of `YW-2F`, `yw2f0183` of `2F 183`. Undefined where the keyword is no reference, or has neither digit nor hyphen. */
export function referencePrefix(keyword: string): string | undefined {
  const text = withoutLabels(keyword);
  if (REFERENCE_PREFIX.test(text) && /[\d-]/.test(text)) return normalizeReference(text);
  const number = parseProductNumber(text);
  return number && "reference" in number ? number.reference : undefined;
}

const NUMBER_PREFIX = /^(\d{4,9})(?:-\d{0,3})?$/;
const LONGEST_NUMBER = 9;

/** Product numbers that begin with the typed digits, four or more, by length: of `1000148` that number, 10001480 to 10001489, and so on. */
export function numberRanges(keyword: string): { first: number; last: number }[] {
  const [, digits] = NUMBER_PREFIX.exec(withoutLabels(keyword)) ?? [];
  if (digits === undefined) return [];
  return Array.from({ length: LONGEST_NUMBER - digits.length + 1 }, (_, further) => {
    const first = Number(digits) * 10 ** further;
    return { first, last: first + 10 ** further - 1 };
  });
}
