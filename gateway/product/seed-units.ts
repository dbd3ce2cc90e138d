/** Spanish plurals, feminine or masculine, of the units that the vocabulary sells in. */
const PLURALS: Record<string, string> = {
  Bag: "bolsas",
  Barrel: "barriles",
  Box: "cajas",
  Carton: "cartones",
  Dozen: "docenas",
  Kilogram: "kilogramos",
  Meter: "metros",
  Pack: "paquetes",
  Pair: "pares",
  Roll: "rollos",
  Set: "juegos",
  Sheet: "láminas",
  Yard: "yardas",
};

const GROUPED = new Intl.NumberFormat("es-CO");

/** How that many units are called in Spanish; a unit of no special kind is a "unidad". */
export const unitsText = (quantity: number, unit: string): string => `${GROUPED.format(quantity)} ${PLURALS[unit] ?? "unidades"}`;
