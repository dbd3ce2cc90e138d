import type { Load } from "./carton.ts";

/** Cubic centimetres as cubic metres and grams as kilograms, rounded up to the litre and to ten grams: the same on every page and paper. */
export const shownLoad = ({ volume, weight }: Load) => ({
  cubicMetres: Math.ceil(volume / 1000) / 1000,
  kilograms: Math.ceil(weight / 10) / 100,
});
