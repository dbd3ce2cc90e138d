import type { Load } from "@/lib/contract/carton";
import { numberLabel } from "@/lib/format";

const CUBIC_CENTIMETRES = 1_000_000;

/** Cubic centimetres as cubic metres, to the nearest litre, but never none: `0,121`. */
const cubicMetresLabel = (volume: number): string => numberLabel((Math.round(volume / 1000) || Math.ceil(volume / 1000)) / 1000);

export const volumeLabel = (cubicMetres: number): string => `${cubicMetresLabel(Math.round(cubicMetres * CUBIC_CENTIMETRES))} m³`;

const kilogramsLabel = (kg: number): string => numberLabel(kg < 100 ? Math.round(kg * 10) / 10 : Math.round(kg));

/** As pages tell it: to tenths of a kilogram, from 100 kg on to whole ones. */
export const weightLabel = (kg: number): string => `${kilogramsLabel(kg)} kg`;

/** To the gram: on papers the weights of an order's lines come to its total. */
export const exactWeightLabel = (kg: number): string => `${numberLabel(Math.round(kg * 1000) / 1000)} kg`;

export const loadLabels = ({ volume, weight }: Load) => ({
  metres: cubicMetresLabel(volume),
  kg: kilogramsLabel(weight / 1000),
});
