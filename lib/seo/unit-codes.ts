/** UN/CEFACT codes (Recommendations 20 and 21) of the units that goods are really sold in, by their wire name. */
const CODES: Record<string, string> = {
  Bag: "BG",
  Box: "BX",
  Carton: "CT",
  Case: "CS",
  Centimeter: "CMT",
  "Cubic Meter": "MTQ",
  Dozen: "DZN",
  Foot: "FOT",
  Gallon: "GLL",
  Gram: "GRM",
  Gross: "GRO",
  Inch: "INH",
  Kilogram: "KGM",
  Liter: "LTR",
  Meter: "MTR",
  "Metric Ton": "TNE",
  Milliliter: "MLT",
  Millimeter: "MMT",
  Ounce: "ONZ",
  Pack: "PK",
  Pair: "PR",
  Piece: "C62",
  Pound: "LBR",
  Roll: "RO",
  Set: "SET",
  Sheet: "ST",
  "Square Meter": "MTK",
  Tonne: "TNE",
  Unit: "C62",
  Yard: "YRD",
};

/** The code that a machine reads a unit by; none for a unit without one. */
export const unitCode = (singular: string | undefined): string | undefined =>
  singular !== undefined && Object.hasOwn(CODES, singular) ? CODES[singular] : undefined;
