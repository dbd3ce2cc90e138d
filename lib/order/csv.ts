/** What makes a spreadsheet run a cell as a formula when it begins one, in the wide letters of Chinese too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that stays text where it looks like a number or a date: order numbers, references. */
export type TextCell = { text: string };
type Cell = string | number | TextCell;

const quoted = (value: string) => (/[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/**
 * One cell as a Colombian spreadsheet reads it: a decimal comma, quoted where it must be (RFC 4180), and never a formula of
 * somebody else. Of a text cell Excel would make `1,23457E+11`, so that it is a formula of a constant.
 */
function cell(value: Cell): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  if (typeof value === "object") return value.text && quoted(`="${value.text.replaceAll('"', '""')}"`);
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

/** One line of a table whose cells are parted by semicolons, as Colombian spreadsheets do, with its end. */
export const csvRow = (values: Cell[]): string => `${values.map(cell).join(";")}\r\n`;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
