/** Parses `1000`, `1.000` or `1 000`; undefined for anything else, such as `1,5`. */
export function parseQuantity(text: string): number | undefined {
  const plain = text.trim();
  return /^(\d{1,9}|\d{1,3}([. ]\d{3}){1,2})$/.test(plain) ? Number(plain.replace(/[. ]/g, "")) : undefined;
}
