import type { Load } from "@/lib/contract/carton";
import { shownLoad } from "@/lib/contract/shown-load";
import { numberLabel } from "@/lib/format";

export function loadLabels(load: Load): { metres: string; kg: string } {
  const { cubicMetres, kilograms } = shownLoad(load);
  return { metres: numberLabel(cubicMetres), kg: numberLabel(kilograms) };
}
