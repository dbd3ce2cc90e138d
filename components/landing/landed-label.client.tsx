"use client";

import { estimateLabel, fill } from "@/lib/format";
import { type LandedPerUnit, useLanded } from "@/lib/landing/landed-price.client";

type Props = { initial: LandedPerUnit; label: string };

export function LandedLabel({ initial, label }: Props) {
  const { pesos } = useLanded() ?? initial;
  return fill(label, { pesos: estimateLabel(pesos) });
}
