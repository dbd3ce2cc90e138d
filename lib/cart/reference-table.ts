/** Where the cells of a pasted CSV or spreadsheet are. `reference`, `quantity`: indexes of their columns. */
export type Table = { separator: string; reference: number; quantity: number };

const SEPARATORS = ["\t", ";", "|"] as const;

// Patterns in order of preference: the second counts only where no heading matches the first.
const REFERENCES = [/^(?:ref|referencias?|reference|sku|c[oó]d|c[oó]digo)\b/i, /^(?:art[ií]culo|[ií]tem|producto|n[uú]mero)\b/i];
const QUANTITIES = [/^(?:cant|cantidad|cantidades|qty|quantity)\b/i, /^(?:unidades|unid|und|uds|piezas|pedido)\b/i];
/** A column `Pedido mínimo` has minimums, not the quantities that are wanted. */
const MINIMUM = /m[ií]nim/i;

const isQuantityHeading = (text: string) => !MINIMUM.test(text) && QUANTITIES.some((heading) => heading.test(text));
const isReferenceHeading = (text: string) => REFERENCES.some((heading) => heading.test(text));

function unquoted(text: string): string {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** The text of a cell, without the quotes of CSV and the marks of text cells (`'01`, `="01"`, `"=""01"""`). */
function cellText(text: string): string {
  const plain = unquoted(text.trim());
  return (plain.startsWith('="') ? unquoted(plain.slice(1)) : plain).replace(/^'/, "").trim();
}

function splitRow(line: string, separator: string): string[] {
  // Quotes count around a whole cell only: elsewhere a quote is text, as the sign for inches.
  const cell = new RegExp(`[${separator}]( *=?"(?:[^"]|"")*" *(?=[${separator}]|$)|[^${separator}]*)`, "g");
  return Array.from(`${separator}${line}`.matchAll(cell), ([, text = ""]) => cellText(text));
}

/** Undefined for a line without the separator, which is no row of a table. */
export function splitCells(line: string, separator?: string): string[] | undefined {
  const used = separator ?? SEPARATORS.find((sign) => line.includes(sign));
  return used !== undefined && line.includes(used) ? splitRow(line, used) : undefined;
}

const findColumn = (cells: string[], headings: RegExp[]) =>
  headings.map((heading) => cells.findIndex((text) => heading.test(text))).find((index) => index >= 0) ?? -1;

export function parseHeadings(line: string): Table | undefined {
  for (const separator of [...SEPARATORS, ","]) {
    const cells = splitCells(line, separator) ?? [];
    const reference = findColumn(cells, REFERENCES);
    const withoutMinimum = cells.map((text) => (MINIMUM.test(text) ? "" : text));
    const quantity = findColumn(withoutMinimum, QUANTITIES);
    if (reference >= 0 && quantity >= 0) return { separator, reference, quantity };
  }
  return undefined;
}

export function isHeading(line: string): boolean {
  const [first = "", ...others] = line.trim().split(/\s+/);
  return parseHeadings(line) !== undefined || (isReferenceHeading(first) && others.length > 0 && others.every(isQuantityHeading));
}
