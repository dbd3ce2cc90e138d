"use client";

import type { CartLine } from "@/lib/contract/cart";
import { quantityLoad, wholeCartons } from "@/lib/contract/carton";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { fill, groupedNumber, plural } from "@/lib/format";
import { loadLabels } from "@/lib/landing/load-labels";
import later from "@/messages/later.json";

const t = later.landing.load;

type Props = { line: CartLine; onChange: (quantity: number) => void };

function cartonsSentence(quantity: number, size: number): string {
  if (quantity < size) return t.cartonPart;
  return quantity % size === 0 ? t.cartonsTaken : t.cartonsAndPart;
}

/** How many cartons a line fills, with a button that fills the last one. Hidden without carton data, and for a line that cannot be ordered. */
export function LineCartons({ line, onChange }: Props) {
  const load = quantityLoad(line);
  if (!load || !line.pack_quantity || line.reason !== undefined) return null;
  const whole = wholeCartons(line.quantity, { pack: line.pack_quantity, step: line.step });
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span className="line-clamp-1 w-full font-semibold text-ink">{line.name}</span>
      {fill(cartonsSentence(line.quantity, line.pack_quantity), {
        cartons: plural(t.cartons, Math.floor(line.quantity / line.pack_quantity)),
        quantity: groupedNumber(line.quantity),
        rest: groupedNumber(line.quantity % line.pack_quantity),
        size: groupedNumber(line.pack_quantity),
        ...loadLabels(load),
      })}
      {whole > line.quantity && whole <= QUANTITY_MAX && (
        <button type="button" onClick={() => onChange(whole)} className="min-h-11 font-semibold text-brand hover:underline">
          {fill(t.fillCarton, { missing: groupedNumber(whole - line.quantity) })}
        </button>
      )}
    </li>
  );
}
