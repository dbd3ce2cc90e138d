import type { Load } from "@/lib/contract/carton";
import { cubicMetresLabel, groupedNumber, numberLabel } from "@/lib/format";

const CUBIC_CENTIMETRES = 1_000_000;

export const volumeLabel = (cubicMetres: number): string => `${cubicMetresLabel(Math.round(cubicMetres * CUBIC_CENTIMETRES))} m³`;

const wholeKilograms = (kg: number): string => groupedNumber(Math.ceil(kg));

/** To the gram: the weights of an order's lines come to its total, on its page as on its papers. */
export const weightLabel = (kg: number): string => `${numberLabel(Math.round(kg * 1000) / 1000)} kg`;

export const loadLabels = ({ volume, weight }: Load) => ({
  metres: cubicMetresLabel(volume),
  kg: wholeKilograms(weight / 1000),
});
