import type { PriceTier } from "@/lib/contract/product";
import { fill, groupedNumber, money } from "@/lib/format";

export type TierCopy = { caption: string; from: string; between: string; any: string };

const rangeLabel = (tier: PriceTier, next: PriceTier | undefined, copy: TierCopy) => {
  if (tier.quantity === undefined) return copy.any;
  if (next?.quantity === undefined) return fill(copy.from, { quantity: groupedNumber(tier.quantity) });
  return fill(copy.between, { from: groupedNumber(tier.quantity), to: groupedNumber(next.quantity - 1) });
};

const CAPTION = "precios-por-cantidad";

type Props = { tiers: PriceTier[]; active: number; unit: string; copy: TierCopy; onChoose: (from: number) => void };

export function PriceTiers({ tiers, active, unit, copy, onChoose }: Props) {
  return (
    <div>
      <p id={CAPTION} className="mb-1 text-xs text-muted max-sm:sr-only">
        {fill(copy.caption, { unit })}
      </p>
      <ol
        aria-labelledby={CAPTION}
        className={`grid gap-1.5 text-xs leading-4 ${tiers.length > 3 ? "grid-cols-2 lg:grid-cols-4" : "grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))]"}`}
      >
        {tiers.map((tier, index) => (
          <li
            key={tier.price}
            aria-current={index === active || undefined}
            className="rounded-control border border-transparent bg-sunken hover:border-brand aria-[current]:border-gold aria-[current]:bg-gold-soft"
          >
            <button
              type="button"
              onClick={() => onChoose(tier.quantity ?? 1)}
              className="size-full px-1.5 py-1.5 text-left lg:px-2"
            >
              <strong className="block text-[0.8125rem] tabular-nums lg:text-base">{money(tier.price)}</strong>
              {rangeLabel(tier, tiers[index + 1], copy)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
