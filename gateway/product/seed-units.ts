import { grouped } from "./seed-spanish.ts";

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

export const unitName = (unit: string): string => (NAMES[unit] ?? UNIT)[0];

export function unitsText(quantity: number, unit: string): string {
  const [one, many] = NAMES[unit] ?? UNIT;
  return `${grouped(quantity)} ${quantity === 1 ? one : many}`;
}
