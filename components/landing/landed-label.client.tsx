"use client";

import { estimateLabel, fill, groupedNumber } from "@/lib/format";
import { type LandedPerUnit, useLanded } from "@/lib/landing/landed-price.client";

type Props = { initial: LandedPerUnit; shared: string; alone: string };

export function LandedLabel({ initial, shared, alone }: Props) {
  const { pesos, isShared, quantity } = useLanded() ?? initial;
  return fill(isShared ? shared : alone, { pesos: estimateLabel(pesos), quantity: groupedNumber(quantity) });
}
