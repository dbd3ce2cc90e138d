import { toCents } from "@/lib/contract/price";
import { multiplyDivide } from "@/lib/contract/whole";
import { groupedNumber } from "@/lib/format";

/** A price as `money` and `moneyRange` write it: "$1.250,00 USD", "$1,20 – $1,50 USD". */
const PRICE = /\$([\d.]+,\d\d)(?: – \$([\d.]+,\d\d))? USD/g;

const parseDollars = (written: string) => Number(written.replaceAll(".", "").replace(",", "."));

/** `≈ $4.125 COP` for a text with one price; undefined for none or several. `rate`: hundredths of a peso for a dollar. */
export function pesosBeside(text: string, rate: number): string | undefined {
  const [found, another] = [...text.matchAll(PRICE)];
  if (!found || another) return undefined;
  const label = (written: string) => `$${groupedNumber(multiplyDivide(toCents(parseDollars(written)), rate, 10_000))}`;
  const [, from = "", to] = found;
  return `≈ ${[from, to].flatMap((written) => (written ? [label(written)] : [])).join(" – ")} COP`;
}
