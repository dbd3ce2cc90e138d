import { QUANTITY_MAX } from "@/lib/contract/limits";
import { type Entry, type Problem, quantityOrProblem, toEntry } from "./reference-entry";
import { isHeading, parseHeadings, splitCells, type Table } from "./reference-table";
import { parseTypedLine, withoutUnit } from "./reference-typed-line";

/** `line`: number of the line in the text, from 1. */
export type ParsedLine = Entry & { line: number };
export type MisreadLine = { line: number; text: string; problem: Problem };

type ParsedText = { lines: ParsedLine[]; misread: MisreadLine[]; isCut: boolean };

// Limits in characters, except `LINES_MAX`, which is a number of lines.
export const PASTED_TEXT_MAX = 1_000_000;
const LINES_MAX = 10_000;
const LINE_LENGTH_MAX = 500;
const MISREAD_TEXT_MAX = 80;

// Zero-width characters, direction marks and emoji, which chats and files add.
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F|\u20E3|\p{Extended_Pictographic}/gu;
const SEPARATOR_OF_EXCEL = /^sep=.$/i;

/** Parses pasted columns, CSV or a message into references with quantities. Quantities of a repeated reference are added up. `isCut`: the text was longer than the limits, and its end was not read. */
export function parseReferences(text: string): ParsedText {
  const allLines = text.slice(0, PASTED_TEXT_MAX).split(/\r\n|\r|\n|\u2028|\u2029/);
  const found = new Map<string, ParsedLine>();
  const misread: MisreadLine[] = [];
  let table: Table | undefined;
  let isFirst = true;
  for (const [index, raw] of allLines.slice(0, LINES_MAX).entries()) {
    // A leading tab stays: the first cell of a row may be empty.
    const row = raw.replaceAll(INVISIBLE, "").trimEnd();
    const content = row.trim();
    if (content === "" || SEPARATOR_OF_EXCEL.test(content)) continue;
    const isHeadingLine = isFirst && isHeading(row);
    isFirst = false;
    if (isHeadingLine) {
      table = parseHeadings(row);
      continue;
    }
    const line = index + 1;
    const entry = parseLine(table ? row : content, table);
    const problem = typeof entry === "string" ? entry : addEntry(found, entry, line);
    if (problem) misread.push({ line, text: content.slice(0, MISREAD_TEXT_MAX), problem });
  }
  return { lines: [...found.values()], misread, isCut: text.length > PASTED_TEXT_MAX || allLines.length > LINES_MAX };
}

/** Reads the columns that `table` names. Without a table, reads the first cell that has a text and the first number after it. */
function parseRow(cells: string[], table: Table | undefined): Entry | Problem {
  if (table) return toEntry(cells[table.reference], withoutUnit(cells[table.quantity] ?? ""));
  const [first, ...others] = cells.filter((cell) => cell !== "");
  const quantity = others.find((cell) => quantityOrProblem(withoutUnit(cell)) !== undefined);
  return toEntry(first, withoutUnit(quantity ?? others[0] ?? ""));
}

function parseLine(text: string, table: Table | undefined): Entry | Problem {
  if (text.length > LINE_LENGTH_MAX) return "unreadable";
  const cells = splitCells(text, table?.separator);
  if (cells) return parseRow(cells, table);
  const typed = parseTypedLine(text.trim());
  const commaCells = typed === "unreadable" ? splitCells(text, ",") : undefined;
  return commaCells && commaCells.length > 1 ? parseRow(commaCells, undefined) : typed;
}

/** Adds to the quantity of a reference that was found before, unless the sum is too large. */
function addEntry(found: Map<string, ParsedLine>, entry: Entry, line: number): Problem | undefined {
  const key = entry.reference.toLowerCase();
  const known = found.get(key) ?? { ...entry, quantity: 0, line };
  const quantity = known.quantity + entry.quantity;
  if (quantity > QUANTITY_MAX) return "tooLarge";
  found.set(key, { ...known, quantity });
  return undefined;
}
