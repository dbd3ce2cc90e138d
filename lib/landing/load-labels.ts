import type { Load } from "@/lib/contract/carton";
import { cubicMetresLabel, groupedNumber } from "@/lib/format";

const CUBIC_CENTIMETRES = 1_000_000;

export const volumeLabel = (cubicMetres: number): string => `${cubicMetresLabel(Math.round(cubicMetres * CUBIC_CENTIMETRES))} m³`;

const wholeKilograms = (kg: number): string => groupedNumber(Math.ceil(kg));

export const weightLabel = (kg: number): string => `${wholeKilograms(kg)} kg`;

export const loadLabels = ({ volume, weight }: Load) => ({
  metres: cubicMetresLabel(volume),
  kg: wholeKilograms(weight / 1000),
});
