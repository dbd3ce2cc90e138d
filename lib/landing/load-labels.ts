import type { Load } from "@/lib/contract/carton";
import { shownLoad } from "@/lib/contract/shown-load";
import { numberLabel } from "@/lib/format";

/** `0,035` cubic metres and `6,91` kilograms. */
export function loadLabels(load: Load): { metres: string; kg: string } {
  const { cubicMetres, kilograms } = shownLoad(load);
  return { metres: numberLabel(cubicMetres), kg: numberLabel(kilograms) };
}
