"use client";

import { estimateLabel, fill } from "@/lib/format";
import { useLanded } from "@/lib/landing/landed-price.client";

type Props = { initial: number; shared: string; alone: string };

export function LandedLabel({ initial, shared, alone }: Props) {
  const { pesos, isShared } = useLanded() ?? { pesos: initial, isShared: true };
  return fill(isShared ? shared : alone, { pesos: estimateLabel(pesos) });
}
