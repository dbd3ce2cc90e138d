/** Wire names of the units that goods are mostly sold by, the most frequent first. */
export const COMMON_UNITS = [
  "Piece",
  "Dozen",
  "Box",
  "Set",
  "Pair",
  "Pack",
  "Carton",
  "Bag",
  "Roll",
  "Meter",
  "Kilogram",
  "Metric Ton",
  "Twenty-Foot Container",
  "Forty-Foot Container",
];
