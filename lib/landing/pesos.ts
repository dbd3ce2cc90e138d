import { toCents } from "@/lib/contract/price";
import { scaled } from "@/lib/contract/whole";
import { groupedNumber } from "@/lib/format";

/** A price or a range of two, as every page writes it. */
const PRICE = /\$([\d.]+,\d\d)(?: – \$([\d.]+,\d\d))? USD/g;

const dollars = (written: string) => Number(written.replaceAll(".", "").replace(",", "."));

/**
 * The pesos of the one price that a text tells, at so many hundredths of a peso for a dollar: `≈ $72.000 COP`. Undefined for a text with no price,
 * or with several, whose pesos could not be told apart.
 */
export function pesosBeside(text: string, rate: number): string | undefined {
  const [found, another] = [...text.matchAll(PRICE)];
  if (!found || another) return undefined;
  const label = (written: string) => `$${groupedNumber(scaled(toCents(dollars(written)), rate, 10_000))}`;
  const [, from = "", to] = found;
  return `≈ ${[from, to].flatMap((written) => (written ? [label(written)] : [])).join(" – ")} COP`;
}
