/** Columns of a table that has headings, and what parts them. */
export type Table = { separator: string; reference: number; quantity: number };

const SEPARATORS = ["\t", ";", "|"] as const;

const REFERENCE = /^(?:ref|referencia|referencias|sku|c[oó]d|c[oó]digo|art[ií]culo|item|[ií]tem|producto|reference|n[uú]mero)\b/i;
const QUANTITY = /^(?:cant|cantidad|cantidades|qty|quantity|unidades|unid|und|uds|piezas|pedido)\b/i;

/** A cell without the quotation marks of a CSV file, and without those of a spreadsheet's text (`'01`, `="01"`). */
function cell(text: string): string {
  const plain = text.trim().replace(/^=(?=")/, "");
  const isQuoted = plain.length > 1 && plain.startsWith('"') && plain.endsWith('"');
  return (isQuoted ? plain.slice(1, -1).replaceAll('""', '"') : plain).replace(/^'/, "").trim();
}

/** The parts of a line between separators that stand outside quotation marks. */
function split(line: string, separator: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let place = 0; place < line.length; place += 1) {
    if (line[place] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && line[place] === separator) {
      cells.push(cell(line.slice(start, place)));
      start = place + 1;
    }
  }
  cells.push(cell(line.slice(start)));
  // A quotation mark that is never closed is one of what was written: inches, say.
  return isQuoted ? line.split(separator).map(cell) : cells;
}

/** The cells of a line; undefined where nothing parts it. */
export function cellsOf(line: string, separator?: string): string[] | undefined {
  const used = separator ?? SEPARATORS.find((sign) => line.includes(sign));
  return used !== undefined && line.includes(used) ? split(line, used) : undefined;
}

/** The columns that the headings of a table name; undefined where they are not in cells. */
export function columnsOf(line: string): Table | undefined {
  for (const separator of [...SEPARATORS, ","]) {
    const cells = cellsOf(line, separator) ?? [];
    const reference = cells.findIndex((text) => REFERENCE.test(text));
    const quantity = cells.findIndex((text) => QUANTITY.test(text));
    if (reference >= 0 && quantity >= 0) return { separator, reference, quantity };
  }
  return undefined;
}

/** Whether a line is the headings of what follows. */
export function isHeading(line: string): boolean {
  const [first = "", ...others] = line.split(/\s+/);
  return (
    columnsOf(line) !== undefined || (REFERENCE.test(first) && others.length > 0 && others.every((word) => QUANTITY.test(word)))
  );
}
