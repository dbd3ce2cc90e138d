/** Beginnings that spreadsheets take for a formula (CSV injection), full-width characters included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

type TextCell = { text: string };
type Cell = string | number | TextCell;

const quoted = (value: string) => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Quotes as in RFC 4180. A formula gets an apostrophe in front. A text cell becomes `="…"`: Excel would turn a long number into `1,23457E+11`. */
function cell(value: Cell): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value === "object") return value.text && quoted(`="${value.text.replaceAll('"', '""')}"`);
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

/** Separated by semicolons, as Spanish-language spreadsheets expect. */
export const csvRow = (values: Cell[]): string => `${values.map(cell).join(";")}\r\n`;

/** At the beginning of a file it tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
