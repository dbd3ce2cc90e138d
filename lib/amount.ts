/** Parses `$1.234,50`, `$1,234.50`, `1234.5` or `1234`; undefined when invalid or zero. */
export function parseAmount(input: string): number | undefined {
  const text = input.replace(/[\s$]/g, "");
  const isColombian = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/.test(text);
  const isPlain = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/.test(text);
  if (!isColombian && !isPlain) return undefined;
  const amount = Number(isColombian ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", ""));
  return amount > 0 ? amount : undefined;
}
