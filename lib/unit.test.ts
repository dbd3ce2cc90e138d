import { commonFirst, KNOWN_UNITS, unitCount } from "./unit";

test("units are counted as people say them", () => {
  expect(unitCount(1, "Piece")).toBe("1 pieza");
  expect(unitCount(1500, "Piece")).toBe("1.500 piezas");
  expect(unitCount(2, "Carton")).toBe("2 cartones");
  expect(unitCount(3, "Pair")).toBe("3 pares");
  expect(unitCount(2, "Twenty-Foot Container")).toBe("2 contenedores de 20 pies");
  expect(unitCount(2, "crate")).toBe("2 crate");
  expect(unitCount(12.7, "Piece")).toBe("12,7 piezas");
  expect(unitCount(4, "Square Meter")).toBe("4 metros cuadrados");
});

// spec: 12.7
test("the units that goods are mostly sold by come first, and none is lost", () => {
  const units = commonFirst(KNOWN_UNITS);
  expect(units.slice(0, 5).map(({ label }) => label)).toEqual(["Pieza", "Docena", "Caja", "Juego", "Par"]);
  expect(new Set(units.map(({ value }) => value)).size).toBe(92);
});
