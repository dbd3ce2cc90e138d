import { grouped } from "./seed-spanish.ts";

/** Spanish singular and plural of the units that the vocabulary sells in. */
const NAMES: Record<string, readonly [string, string]> = {
  Bag: ["bolsa", "bolsas"],
  Barrel: ["barril", "barriles"],
  Box: ["caja", "cajas"],
  Carton: ["cartón", "cartones"],
  Dozen: ["docena", "docenas"],
  Kilogram: ["kilogramo", "kilogramos"],
  Meter: ["metro", "metros"],
  Pack: ["paquete", "paquetes"],
  Pair: ["par", "pares"],
  Roll: ["rollo", "rollos"],
  Set: ["juego", "juegos"],
  Sheet: ["lámina", "láminas"],
  Yard: ["yarda", "yardas"],
};
const UNIT = ["unidad", "unidades"] as const;

/** One unit in Spanish. */
export const unitName = (unit: string): string => (NAMES[unit] ?? UNIT)[0];

/** That many units in Spanish; a unit of no special kind is a "unidad". */
export function unitsText(quantity: number, unit: string): string {
  const [one, many] = NAMES[unit] ?? UNIT;
  return `${grouped(quantity)} ${quantity === 1 ? one : many}`;
}
