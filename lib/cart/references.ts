import { QUANTITY_MAX } from "@/lib/contract/limits";
import { isHeading, parseHeadings, splitCells, type Table } from "./reference-table";

export type Problem = "unreadable" | "notInteger" | "tooSmall" | "tooLarge";

type Entry = { reference: string; quantity: number };

/** `line`: number of the line in the text, from 1. */
export type ParsedLine = Entry & { line: number };
export type MisreadLine = { line: number; text: string; problem: Problem };

type ParsedText = { lines: ParsedLine[]; misread: MisreadLine[]; isCut: boolean };

/** In characters, but for LINES_MAX. */
export const PASTED_TEXT_MAX = 1_000_000;
const LINES_MAX = 10_000;
const LINE_LENGTH_MAX = 500;
const REFERENCE_LENGTH_MAX = 64;
const MISREAD_TEXT_MAX = 80;

/** Thousands separated, optionally with a zero fraction: `1.200`, `1,200.00`. */
const GROUPED = /^([1-9]\d{0,2}(?:[.,\s]\d{3}){1,3})(?:[.,]0{1,2})?$/;
const PLAIN = /^(\d{1,20})(?:[.,]0{1,2})?$/;
const NUMERIC = /^[-+]?\d[\d.,]*(?:e[-+]?\d+)?$/i;

/** Undefined when not a number at all. */
export function readQuantity(text: string): number | Exclude<Problem, "unreadable"> | undefined {
  const digits = GROUPED.exec(text)?.[1] ?? PLAIN.exec(text)?.[1];
  if (digits === undefined) return NUMERIC.test(text) ? (text.startsWith("-") ? "tooSmall" : "notInteger") : undefined;
  const quantity = Number(digits.replaceAll(/\D/g, ""));
  if (quantity < 1) return "tooSmall";
  return quantity > QUANTITY_MAX ? "tooLarge" : quantity;
}

function toEntry(reference: string | undefined, quantityText: string | undefined): Entry | Problem {
  const quantity = readQuantity(quantityText ?? "");
  if (!reference || reference.length > REFERENCE_LENGTH_MAX || quantity === undefined) return "unreadable";
  return typeof quantity === "number" ? { reference, quantity } : quantity;
}

// Left by chat exports: direction marks, emoji, sender and time.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F|\u20E3|\p{Extended_Pictographic}/gu;
const SENDER_AND_TIME = /^\[?\d{1,2}[/.:]\d{1,2}[/.:,\d\sapm.]{0,24}(?:\]|\s-)\s?[^:]{1,40}:\s/i;
const OUTER_PUNCTUATION = /^[,;:=*_~•"'()]{1,9}|[,;:=*_~•"'()]{1,9}$/g;
const LABEL = /^(?:ref|referencia|sku|c[oó]d|c[oó]digo|art|art[ií]culo|item|[ií]tem|n[°º]|#)\.?$/i;
const UNIT = /^(?:u|un|und|unds|ud|uds|unidad|unidades|pc|pcs|pz|pza|pzas|pieza|piezas)\.?$/i;
const TIMES_SIGN = /^(?:x|por|×)$/i;
const CONNECTOR = /^(?:-|–|—|=>|->|→|de)$/;

/** Product numbers have at least so many digits; quantities seldom do. */
const PRODUCT_NUMBER_DIGITS = 5;

/** `24` of `x24` and `24und`. */
const withoutUnit = (token: string) => /^x?(\d[\d.,]*)(?:u|und|unds|uds?|pcs?|x)?$/i.exec(token)?.[1] ?? token;

/** `1. `, `2) `. */
const NUMBERING = /^\d{1,3}[.)]\s+/;
/** Several pairs in a line: `10-1: 24, 10-2: 12`. */
const PAIR = /\S:\s*\d/g;

/** `10-1 24`, `10-1: 24 unidades`, `24 x 10-1`, `24 unidades de 10-1`, `ref 10-1 Termo azul 24`. */
function parseTypedLine(line: string): Entry | Problem {
  const text = line.replace(SENDER_AND_TIME, "").replace(NUMBERING, "");
  if ((text.match(PAIR)?.length ?? 0) > 1) return "unreadable";
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(OUTER_PUNCTUATION, ""))
    .filter((word) => word !== "");
  const values = words.filter((word) => ![LABEL, UNIT, CONNECTOR, TIMES_SIGN].some((pattern) => pattern.test(word)));
  const [first, second] = values;
  if (first === undefined) return "unreadable";
  if (second === undefined) return parseJoined(first);
  const last = values.at(-1) ?? second;
  if (isQuantityFirst(first, last)) {
    // `3 cajas 10001`: the number of units is unknown.
    if (values.length > 2) return "unreadable";
    // Without a unit or sign, as in `24 10001`, the reference is first.
    if (hasQuantitySign(words)) return toEntry(second, withoutUnit(first));
  }
  const isReferenceFirst = /\d/.test(first) || values.length === 2;
  return isReferenceFirst ? toEntry(first, withoutUnit(last)) : "unreadable";
}

/** `10-1:24`, `10-1=24`. */
function parseJoined(word: string): Entry | Problem {
  const separator = Math.max(...[..."=:;,"].map((sign) => word.lastIndexOf(sign)));
  if (separator <= 0) return "unreadable";
  return toEntry(word.slice(0, separator).replace(OUTER_PUNCTUATION, ""), word.slice(separator + 1));
}

function hasQuantitySign(words: string[]): boolean {
  const isUnitNext = [UNIT, TIMES_SIGN].some((pattern) => pattern.test(words[1] ?? ""));
  return isUnitNext || words.filter((word) => TIMES_SIGN.test(word)).length === 1;
}

function isQuantityFirst(first: string, last: string): boolean {
  if (readQuantity(withoutUnit(first)) === undefined) return false;
  return readQuantity(last) === undefined || (first.length < PRODUCT_NUMBER_DIGITS && last.length >= PRODUCT_NUMBER_DIGITS);
}

/** By headings, else the first cell and the next number. */
function parseRow(cells: string[], table: Table | undefined): Entry | Problem {
  if (table) return toEntry(cells[table.reference], withoutUnit(cells[table.quantity] ?? ""));
  const [first, ...others] = cells.filter((cell) => cell !== "");
  const quantity = others.find((cell) => readQuantity(withoutUnit(cell)) !== undefined);
  return toEntry(first, withoutUnit(quantity ?? others[0] ?? ""));
}

function parseLine(text: string, table: Table | undefined): Entry | Problem {
  if (text.length > LINE_LENGTH_MAX) return "unreadable";
  const cells = splitCells(text, table?.separator);
  if (cells) return parseRow(cells, table);
  const typed = parseTypedLine(text);
  const commaCells = typed === "unreadable" ? splitCells(text, ",") : undefined;
  return commaCells && commaCells.length > 1 ? parseRow(commaCells, undefined) : typed;
}

const referenceKey = (reference: string) => reference.toLowerCase();

/** Adds to the quantity of a reference that was found before, unless the sum is too large. */
function addEntry(found: Map<string, ParsedLine>, entry: Entry, line: number): Problem | undefined {
  const key = referenceKey(entry.reference);
  const known = found.get(key) ?? { ...entry, quantity: 0, line };
  const quantity = known.quantity + entry.quantity;
  if (quantity > QUANTITY_MAX) return "tooLarge";
  found.set(key, { ...known, quantity });
  return undefined;
}

const SEPARATOR_OF_EXCEL = /^sep=.$/i;

/** Parses a spreadsheet, CSV or message. Repeated references are added up; lines with a problem are listed in `misread`. */
export function readReferences(text: string): ParsedText {
  const allLines = text.slice(0, PASTED_TEXT_MAX).split(/\r\n|\r|\n|\u2028|\u2029/);
  const found = new Map<string, ParsedLine>();
  const misread: MisreadLine[] = [];
  let table: Table | undefined;
  let mayBeHeading = true;
  for (const [index, raw] of allLines.slice(0, LINES_MAX).entries()) {
    const content = raw.replaceAll(INVISIBLE, "").trim();
    if (content === "" || SEPARATOR_OF_EXCEL.test(content)) continue;
    const isHeadingLine = mayBeHeading && isHeading(content);
    mayBeHeading = false;
    if (isHeadingLine) {
      table = parseHeadings(content);
      continue;
    }
    const line = index + 1;
    const entry = parseLine(content, table);
    const problem = typeof entry === "string" ? entry : addEntry(found, entry, line);
    if (problem) misread.push({ line, text: content.slice(0, MISREAD_TEXT_MAX), problem });
  }
  return { lines: [...found.values()], misread, isCut: text.length > PASTED_TEXT_MAX || allLines.length > LINES_MAX };
}
