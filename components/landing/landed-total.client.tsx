"use client";

import { withoutSamples } from "@/lib/contract/cart-sums";
import { fill } from "@/lib/format";
import { estimateCosts } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { type Line, toGoods } from "@/lib/landing/goods";
import { includesFreight } from "@/lib/landing/terms";
import later from "@/messages/later.json";

type Props = {
  lines: Line[];
  /** Address where the estimate is explained; without it the total is plain text. */
  href?: string;
  note?: string | undefined;
  terms?: string | undefined;
};

/** Landed cost of the lines beside their total; hidden unless the cartons of all are known. */
export default function LandedTotal({ lines: chosenLines, href, note, terms }: Props) {
  const { figures } = useFigures();
  const lines = withoutSamples(chosenLines);
  const goods = toGoods(lines);
  const estimate = lines.length > 0 && goods.length === lines.length ? estimateCosts(goods, figures, false) : undefined;
  if (!estimate || includesFreight(terms)) return null;
  const total = fill(later.landing.cartTotal, { pesos: estimateLabel(estimate.total) });
  const label = lines.length < chosenLines.length ? total + later.landing.sampleApart : total;
  return href ? (
    <a href={href} className="inline-flex min-h-11 items-center text-xs text-brand hover:underline lg:text-sm">
      {label}
    </a>
  ) : (
    <div className="text-sm">
      <p className="font-semibold text-brand">{label}</p>
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  );
}
