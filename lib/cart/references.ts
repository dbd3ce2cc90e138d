import { QUANTITY_MAX } from "@/lib/contract/limits";
import { isHeading, parseHeadings, splitCells, type Table } from "./reference-table";

export type Problem = "unreadable" | "notInteger" | "tooSmall" | "tooLarge";

export type ReadLine = { reference: string; quantity: number; line: number };
export type Misread = { line: number; text: string; problem: Problem };

type ReadOrder = { lines: ReadLine[]; misread: Misread[]; isCut: boolean };

export const TEXT_MAX = 1_000_000;
const LINES_MAX = 10_000;
const LINE_MAX = 500;
const REFERENCE_MAX = 64;
const SHOWN = 80;

/** Grouped thousands, optionally with zero cents. */
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

type Wanted = { reference: string; quantity: number };

function toWanted(reference: string | undefined, amount: string | undefined): Wanted | Problem {
  const quantity = readQuantity(amount ?? "");
  if (!reference || reference.length > REFERENCE_MAX || quantity === undefined) return "unreadable";
  return typeof quantity === "number" ? { reference, quantity } : quantity;
}

// Left by chat exports: direction marks, emoji, sender and time.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F|\u20E3|\p{Extended_Pictographic}/gu;
const STAMP = /^\[?\d{1,2}[/.:]\d{1,2}[/.:,\d\sapm.]{0,24}(?:\]|\s-)\s?[^:]{1,40}:\s/i;
const AROUND = /^[,;:=*_~•"'()]{1,9}|[,;:=*_~•"'()]{1,9}$/g;
const LABELS = /^(?:ref|referencia|sku|c[oó]d|c[oó]digo|art|art[ií]culo|item|[ií]tem|n[°º]|#)\.?$/i;
const UNITS = /^(?:u|un|und|unds|ud|uds|unidad|unidades|pc|pcs|pz|pza|pzas|pieza|piezas)\.?$/i;
const TIMES = /^(?:x|por|×)$/i;
const NOISE = /^(?:-|–|—|=>|->|→|de)$/;

/** Product numbers have at least this many digits; quantities seldom do. */
const NUMBER_DIGITS = 5;

/** `x24`, `24und`. */
const bare = (token: string) => /^x?(\d[\d.,]*)(?:u|und|unds|uds?|pcs?|x)?$/i.exec(token)?.[1] ?? token;

/** `1. `, `2) `. */
const NUMBERING = /^\d{1,3}[.)]\s+/;
/** Several pairs in a line: `10-1: 24, 10-2: 12`. */
const PAIR = /\S:\s*\d/g;

/** `10-1 24`, `10-1: 24 unidades`, `24 x 10-1`, `24 unidades de 10-1`, `ref 10-1 Termo azul 24`. */
function typedLine(line: string): Wanted | Problem {
  const written = line.replace(STAMP, "").replace(NUMBERING, "");
  if ((written.match(PAIR)?.length ?? 0) > 1) return "unreadable";
  const words = written
    .split(/\s+/)
    .map((word) => word.replace(AROUND, ""))
    .filter((word) => word !== "");
  const tokens = words.filter((word) => !LABELS.test(word) && !UNITS.test(word) && !NOISE.test(word));
  const isCounted = [UNITS, TIMES].some((sign) => sign.test(words[1] ?? ""));
  const said = tokens.filter((token) => !TIMES.test(token));
  const [first, second] = said;
  if (first !== undefined && said.length === 1) {
    const cut = Math.max(...[..."=:;,"].map((sign) => first.lastIndexOf(sign)));
    return cut > 0 ? toWanted(first.slice(0, cut).replace(AROUND, ""), first.slice(cut + 1)) : "unreadable";
  }
  if (first === undefined || second === undefined) return "unreadable";
  const last = said.at(-1) ?? "";
  // `3 cajas 10001`: the number of units is unknown.
  if (isAmountFirst(first, last) && said.length > 2) return "unreadable";
  if (isAmountFirst(first, last) && (isCounted || tokens.length === 3)) return toWanted(second, bare(first));
  return /\d/.test(first) || said.length === 2 ? toWanted(first, bare(last)) : "unreadable";
}

/** `24 x 10-1`: whether the first token is the quantity. */
function isAmountFirst(first: string, second: string): boolean {
  if (readQuantity(bare(first)) === undefined) return false;
  return readQuantity(second) === undefined || (first.length < NUMBER_DIGITS && second.length >= NUMBER_DIGITS);
}

/** By headings, else the first cell and the next number. */
function parseRow(cells: string[], table: Table | undefined): Wanted | Problem {
  if (table) return toWanted(cells[table.reference], bare(cells[table.quantity] ?? ""));
  const [first, ...others] = cells.filter((cell) => cell !== "");
  const amount = others.find((cell) => readQuantity(bare(cell)) !== undefined);
  return toWanted(first, bare(amount ?? others[0] ?? ""));
}

function parseLine(text: string, table: Table | undefined): Wanted | Problem {
  if (text.length > LINE_MAX) return "unreadable";
  const cells = splitCells(text, table?.separator);
  if (cells) return parseRow(cells, table);
  const typed = typedLine(text);
  const row = typed === "unreadable" ? splitCells(text, ",") : undefined;
  return row && row.length > 1 ? parseRow(row, undefined) : typed;
}

const referenceKey = (reference: string) => reference.toLowerCase();

/** Adds to the quantity of a reference that was found before, unless the sum is too large. */
function addReference(found: Map<string, ReadLine>, wanted: Wanted, line: number): Problem | undefined {
  const key = referenceKey(wanted.reference);
  const known = found.get(key) ?? { ...wanted, quantity: 0, line };
  const quantity = known.quantity + wanted.quantity;
  if (quantity > QUANTITY_MAX) return "tooLarge";
  found.set(key, { ...known, quantity });
  return undefined;
}

/** Parses a spreadsheet, CSV or message. Repeated references are added up; other lines are reported by number. */
export function readReferences(text: string): ReadOrder {
  const all = text.slice(0, TEXT_MAX).split(/\r\n|\r|\n|\u2028|\u2029/);
  const found = new Map<string, ReadLine>();
  const misread: Misread[] = [];
  let table: Table | undefined;
  let isFirst = true;
  for (const [index, raw] of all.slice(0, LINES_MAX).entries()) {
    const line = raw.replaceAll(INVISIBLE, "").trim();
    if (line === "" || /^sep=.$/i.test(line)) continue;
    const isHead: boolean = isFirst && isHeading(line);
    isFirst = false;
    if (isHead) {
      table = parseHeadings(line);
      continue;
    }
    const wanted = parseLine(line, table);
    const problem = typeof wanted === "string" ? wanted : addReference(found, wanted, index + 1);
    if (problem) misread.push({ line: index + 1, text: line.slice(0, SHOWN), problem });
  }
  return { lines: [...found.values()], misread, isCut: text.length > TEXT_MAX || all.length > LINES_MAX };
}
