"use client";

import { estimateLabel, fill } from "@/lib/format";
import { useLanded } from "@/lib/landing/landed-price.client";

type Props = { initial: number; shared: string; alone: string };

/** Landed cost per unit of the chosen quantity; says whether the shipment is shared. */
export function LandedLabel({ initial, shared, alone }: Props) {
  const { pesos, isShared } = useLanded() ?? { pesos: initial, isShared: true };
  return fill(isShared ? shared : alone, { pesos: estimateLabel(pesos) });
}
