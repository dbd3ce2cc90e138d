"use client";

import type { CartLine } from "@/lib/contract/cart";
import { fill, pesosLabel } from "@/lib/format";
import { estimateCosts } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { toGoods, withoutSamples } from "@/lib/landing/goods";
import later from "@/messages/later.json";

/** Landed cost of the chosen lines beside their total; hidden unless the cartons of all are known. */
export default function LandedTotal({ lines: chosenLines }: { lines: CartLine[] }) {
  const { figures } = useFigures();
  const lines = withoutSamples(chosenLines);
  const goods = toGoods(lines);
  const estimate = goods.length === lines.length ? estimateCosts(goods, figures, false) : undefined;
  if (!estimate) return null;
  return (
    <a href="#costo" className="w-full text-xs text-brand hover:underline">
      {fill(later.landing.cartTotal, { pesos: pesosLabel(estimate.total) })}
    </a>
  );
}
