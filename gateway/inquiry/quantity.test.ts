import units from "../../lib/contract/units.json" with { type: "json" };
import { seeded } from "../media/seeded.ts";
import { orderQuantity, unitContent } from "./quantity.ts";

const offered = (unit: string, unit_content?: number, min_quantity = 1, step?: number) => ({
  unit,
  unit_content,
  min_quantity,
  step,
});

test.each([
  [100, "Dozen", offered("Piece"), 1200],
  [500, "Piece", offered("Pack", 6), 84],
  [504, "Piece", offered("Pack", 6), 84],
  [100, "Dozen", offered("Pack", 6), 200],
  [10, "Gross", offered("Dozen"), 120],
  [500, "Piece", offered("Pair"), 250],
  [7, "Unit", offered("Piece"), 7],
  [12.7, "Piece", offered("Piece"), 13],
  [1.5, "Dozen", offered("Piece"), 18],
  [5, "Pack", offered("Pack", 6), 5],
  [5, "Pack", offered("Pack", 6, 24), 24],
  [100, "Piece", offered("Piece", undefined, 1, 12), 108],
  [5, "Piece", offered("Piece", undefined, 30, 12), 36],
  [10, "Dozen", offered("Piece", undefined, 1, 50), 150],
  [2, "Kilogram", offered("Gram"), 2000],
  [1, "Metric Ton", offered("Kilogram"), 1000],
  [2500, "Milliliter", offered("Liter"), 3],
])("%d %s offered by %j are %d", (quantity, unit, offer, expected) => {
  expect(orderQuantity({ quantity, unit }, offer)).toBe(expected);
});

test.each([
  ["boxes of nobody knows how many", { quantity: 5, unit: "Box" }, offered("Piece")],
  ["packs of nobody knows how many", { quantity: 500, unit: "Piece" }, offered("Pack")],
  ["pieces by weight", { quantity: 5, unit: "Piece" }, offered("Kilogram")],
  ["metres by weight", { quantity: 5, unit: "Meter" }, offered("Kilogram")],
  ["gallons, which differ by country", { quantity: 5, unit: "Gallon" }, offered("Liter")],
  ["no quantity", { unit: "Piece" }, offered("Piece")],
  ["more than a line holds", { quantity: 1_000_000, unit: "Dozen" }, offered("Piece")],
])("%s: the member says how many", (_, asked, offer) => expect(orderQuantity(asked, offer)).toBeUndefined());

test("for every pair of units: what is ordered covers what was asked for, and one unit fewer would not", () => {
  const random = seeded("units");
  const names = units.map(({ singular }) => singular);
  let certain = 0;
  for (const asked of names)
    for (const unit of names) {
      const quantity = 1 + Math.floor(random() * 5000);
      const there = orderQuantity({ quantity, unit: asked }, offered(unit));
      const back = orderQuantity({ quantity: 1, unit }, offered(asked));
      if (there === undefined || back === undefined) continue;
      certain += 1;
      // The order quantity, converted back into the requested unit, is not below the requested quantity.
      const asAsked = orderQuantity({ quantity: there, unit }, offered(asked)) ?? Number.POSITIVE_INFINITY;
      expect(asAsked).toBeGreaterThanOrEqual(quantity);
      expect((orderQuantity({ quantity: there - 1, unit }, offered(asked)) ?? 0) > quantity).toBe(false);
    }
  expect(certain).toBeGreaterThan(names.length);
});

test("the content of a unit is what its product says in pieces", () => {
  const said = (value: string, name = "Contenido por paquete") =>
    unitContent([
      { name: "Material", value: "Acero" },
      { name, value },
    ]);
  expect(said("6 unidades")).toBe(6);
  expect(said("1.200 unidades")).toBe(1200);
  expect(said("5 pares")).toBe(10);
  expect(said("50 hojas")).toBeUndefined();
  expect(said("48 unidades", "Contenido del cartón")).toBeUndefined();
});
