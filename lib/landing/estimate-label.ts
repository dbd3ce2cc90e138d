import { pesosLabel } from "@/lib/format";

const HUNDREDS_EXPONENT = 2;

/** Rounds an estimate: to two significant digits below 1,000 pesos, to hundreds below 100,000, to three significant digits above. */
export function estimateLabel(pesos: number): string {
  const digits = String(Math.round(pesos)).length;
  const step = 10 ** Math.max(0, digits - 3, Math.min(digits - 2, HUNDREDS_EXPONENT));
  return pesosLabel(Math.round(pesos / step) * step);
}
