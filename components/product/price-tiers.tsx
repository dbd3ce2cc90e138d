import type { PriceTier } from "@/lib/contract/product";
import { fill, groupedNumber, money } from "@/lib/format";

export type TierWords = { caption: string; quantity: string; price: string; from: string; between: string; any: string };

const rangeLabel = (tier: PriceTier, next: PriceTier | undefined, words: TierWords) => {
  if (tier.quantity === undefined) return words.any;
  if (next?.quantity === undefined) return fill(words.from, { quantity: groupedNumber(tier.quantity) });
  return fill(words.between, { from: groupedNumber(tier.quantity), to: groupedNumber(next.quantity - 1) });
};

/** The tiered price as a table; the tier that holds for the quantity asked for is marked. */
export function PriceTiers({ tiers, active, words }: { tiers: PriceTier[]; active: number; words: TierWords }) {
  return (
    <table className="w-full border-separate border-spacing-y-1 text-sm">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="px-3 font-medium">
            {words.quantity}
          </th>
          <th scope="col" className="px-3 text-right font-medium">
            {words.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr
            key={tier.price}
            aria-current={index === active || undefined}
            className="bg-sunken transition-colors aria-[current]:bg-gold-soft aria-[current]:font-bold"
          >
            <td className="rounded-l-control px-3 py-2">{rangeLabel(tier, tiers[index + 1], words)}</td>
            <td className="rounded-r-control px-3 py-2 text-right tabular-nums">{money(tier.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
