import { cubicMetresLabel, groupedNumber } from "@/lib/format";

const CUBIC_CENTIMETRES = 1_000_000;

/** `0,317 m³`: cubic metres, rounded up to the litre. */
export const volumeLabel = (cubicMetres: number): string => `${cubicMetresLabel(Math.round(cubicMetres * CUBIC_CENTIMETRES))} m³`;

/** `72 kg`: rounded up to the kilogram. */
export const weightLabel = (kg: number): string => `${groupedNumber(Math.ceil(kg))} kg`;
