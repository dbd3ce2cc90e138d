import units from "./units.json";

/** The units that specification 12.7 names, in its order. */
const FIRST = `Bag, Barrel, Bushel, Cubic Meter, Dozen, Gallon, Gram, Kilogram, Kilometer, Long Ton, Meter, Metric Ton, Ounce, Pair,
Pack, Piece, Pound, Set, Short Ton, Square Meter, Ton, Liter, Yard, Milligram, Unit, Acre, Ampere, Box, Carton, Case, Centimeter`;
const AMONG = "Volt, Watt, Ohm, Twenty-Foot Container, Forty-Foot Container, Pallet, Gross, Sheet, Carat, Blade";

// spec: 12.7
test("the unit list begins and ends as the specification says, and has every unit that it names", () => {
  const names = units.map(({ singular }) => singular);
  const first = FIRST.split(/,\s+/);
  expect(names.slice(0, first.length)).toEqual(first);
  expect(names.at(-1)).toBe("Combo");
  expect(names).toEqual(expect.arrayContaining(AMONG.split(", ")));
  expect(new Set(units.map(({ plural }) => plural)).size).toBe(92);
});
