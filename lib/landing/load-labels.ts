import { cubicMetresLabel, groupedNumber } from "@/lib/format";

const CUBIC_CENTIMETRES = 1_000_000;

export const volumeLabel = (cubicMetres: number): string => `${cubicMetresLabel(Math.round(cubicMetres * CUBIC_CENTIMETRES))} m³`;

export const weightLabel = (kg: number): string => `${groupedNumber(Math.ceil(kg))} kg`;
