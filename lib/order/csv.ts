/** What makes a spreadsheet run a cell as a formula when it begins one. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell (RFC 4180): quoted where it must be, and never a formula. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table of comma-separated values, with its end. */
export const csvRow = (values: (string | number)[]): string => `${values.map(cell).join(",")}\r\n`;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
