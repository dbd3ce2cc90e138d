import { toCents } from "@/lib/contract/price";
import { multiplyDivide } from "@/lib/contract/whole";
import { groupedNumber } from "@/lib/format";

const PRICE = /\$([\d.]+,\d\d)(?: – \$([\d.]+,\d\d))? USD/g;

const dollars = (written: string) => Number(written.replaceAll(".", "").replace(",", "."));

/** Pesos for the only price in a text; `rate` in hundredths of a peso. Undefined for none or several. */
export function pesosBeside(text: string, rate: number): string | undefined {
  const [found, another] = [...text.matchAll(PRICE)];
  if (!found || another) return undefined;
  const label = (written: string) => `$${groupedNumber(multiplyDivide(toCents(dollars(written)), rate, 10_000))}`;
  const [, from = "", to] = found;
  return `≈ ${[from, to].flatMap((written) => (written ? [label(written)] : [])).join(" – ")} COP`;
}
