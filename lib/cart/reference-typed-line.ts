import { type Entry, type Problem, quantityOrProblem, toEntry } from "./reference-entry";

// A chat's export puts time and sender before a message: `[3/11/26, 9:15 a.m.] Ana: `.
const SENDER_AND_TIME = /^\[?\d{1,2}[/.:]\d{1,2}[/.:,\d\sapm.]{0,24}(?:\]|\s-)\s?[^:]{1,40}:\s/i;
const NUMBERING = /^\d{1,3}[.)]\s+/;
/** A reference with a quantity. A line with several, as `10-1: 24, 10-2: 12`, is unreadable. */
const PAIR = /\S:\s*\d/g;

const OUTER_PUNCTUATION = /^[,;:=*_~•"'()]{1,9}|[,;:=*_~•"'()]{1,9}$/g;
const LABEL = /^(?:ref|referencia|sku|c[oó]d|c[oó]digo|art|art[ií]culo|item|[ií]tem|n[°º]|#)\.?$/i;
const UNIT = /^(?:u|un|und|unds|ud|uds|unidad|unidades|pc|pcs|pz|pza|pzas|pieza|piezas)\.?$/i;
const TIMES_SIGN = /^(?:x|por|×)$/i;
const CONNECTOR = /^(?:-|–|—|=>|->|→|de)$/;

/** Parses `10-1 24`, `10-1: 24 unidades`, `24 x 10-1`, `24 unidades de 10-1`, `ref 10-1 Termo azul 24`. */
export function parseTypedLine(line: string): Entry | Problem {
  const text = line.replace(SENDER_AND_TIME, "").replace(NUMBERING, "");
  if ((text.match(PAIR)?.length ?? 0) > 1) return "unreadable";
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(OUTER_PUNCTUATION, ""))
    .filter((word) => word !== "");
  const valueWords = words.filter((word) => ![LABEL, UNIT, CONNECTOR, TIMES_SIGN].some((pattern) => pattern.test(word)));
  const [first, second] = valueWords;
  if (first === undefined) return "unreadable";
  if (second === undefined) return parseJoined(first);
  const last = valueWords.at(-1) ?? second;
  if (mayBeQuantityFirst(first, last)) {
    // `3 cajas 10001`: how many units a box holds is unknown.
    if (valueWords.length > 2) return "unreadable";
    // Only a unit or sign shows that the quantity comes first: `24 10001` is read as reference 24.
    if (hasQuantitySign(words)) return toEntry(second, withoutUnit(first));
  }
  const isReferenceFirst = /\d/.test(first) || valueWords.length === 2;
  return isReferenceFirst ? toEntry(first, withoutUnit(last)) : "unreadable";
}

/** Parses a reference and quantity in one word: `10-1:24`, `10-1=24`. */
function parseJoined(word: string): Entry | Problem {
  const separator = Math.max(...[..."=:;,"].map((sign) => word.lastIndexOf(sign)));
  if (separator <= 0) return "unreadable";
  return toEntry(word.slice(0, separator).replace(OUTER_PUNCTUATION, ""), word.slice(separator + 1));
}

/** Returns `24` for `x24` and `24und`; any other text as it is. */
export const withoutUnit = (token: string) => /^x?(\d[\d.,]*)(?:u|und|unds|uds?|pcs?|x)?$/i.exec(token)?.[1] ?? token;

/** Product numbers have at least this many digits; quantities seldom do. */
const PRODUCT_NUMBER_DIGITS = 5;

function mayBeQuantityFirst(first: string, last: string): boolean {
  if (quantityOrProblem(withoutUnit(first)) === undefined) return false;
  return quantityOrProblem(last) === undefined || (first.length < PRODUCT_NUMBER_DIGITS && last.length >= PRODUCT_NUMBER_DIGITS);
}

function hasQuantitySign(words: string[]): boolean {
  const isUnitNext = [UNIT, TIMES_SIGN].some((pattern) => pattern.test(words[1] ?? ""));
  return isUnitNext || words.filter((word) => TIMES_SIGN.test(word)).length === 1;
}
