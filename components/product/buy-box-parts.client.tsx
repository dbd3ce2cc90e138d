"use client";

import type { ReactNode } from "react";
import { fill, money } from "@/lib/format";
import type { quoteFor } from "@/lib/product";
import { VariantPicker } from "./variant-picker.client";

type Quote = ReturnType<typeof quoteFor>;

type CartonProps = {
  name: string;
  unit: string;
  /** `cartón de 24`. */
  cartons: string;
  isByCarton: boolean;
  onChoose: (isByCarton: boolean) => void;
};

export const CartonChoice = ({ name, unit, cartons, isByCarton, onChoose }: CartonProps) => (
  <div className="scripted">
    <VariantPicker
      options={[{ name, values: [{ value: unit }, { value: cartons }] }]}
      chosen={{ [name]: isByCarton ? cartons : unit }}
      onChoose={(_, value) => onChoose(value === cartons)}
    />
  </div>
);

type TierProps = { next: Quote["next"]; missing: string; unit: string; copy: Record<"next" | "best", string> };

export function NextTier({ next, missing, unit, copy }: TierProps) {
  return (
    <p aria-live="polite" className="print:hidden rounded-control bg-gold-soft px-3 py-2 text-sm text-gold">
      {next ? fill(copy.next, { missing, unit, price: money(next.price) }) : copy.best}
    </p>
  );
}

type TotalsProps = {
  quote: Quote;
  /** What the cartons hold, where the quantity counts them. */
  unitsHeld: string | undefined;
  variant: string;
  hasTotal: boolean;
  copy: Record<"unitPrice" | "total" | "totalOf", string>;
};

export function Totals({ quote, unitsHeld, variant, hasTotal, copy }: TotalsProps) {
  return (
    <dl aria-live="polite" className="flex gap-6 text-sm lg:order-1 lg:text-lg">
      <Sum name={copy.unitPrice} amount={money(quote.unitPrice)} />
      <Sum
        name={unitsHeld && hasTotal ? <UnitsHeld label={copy.totalOf} unitsHeld={unitsHeld} /> : copy.total}
        amount={hasTotal ? money(quote.total) : "—"}
        note={variant}
      />
    </dl>
  );
}

const UnitsHeld = ({ label, unitsHeld }: { label: string; unitsHeld: string }) => (
  <>
    <span className="max-sm:sr-only">{label} </span>
    {unitsHeld}
  </>
);

function Sum({ name, amount, note }: { name: ReactNode; amount: string; note?: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{amount}</dd>
      <dd className="line-clamp-1 text-xs text-muted sm:hidden">{note}</dd>
    </div>
  );
}
