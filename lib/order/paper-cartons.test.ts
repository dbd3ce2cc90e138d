import { text } from "@/lib/text";
import { cartonCount, cartonsLabel, packingLabel } from "./paper-cartons";

const t = text.order.paper;

test.each([
  [48, 48, 1],
  [49, 48, 2],
  [1, 48, 1],
  [100, undefined, undefined],
  [100, 0, undefined],
])("%d units in cartons of %s: %s", (quantity, pack_quantity, cartons) => {
  expect(cartonCount({ quantity, pack_quantity })).toBe(cartons);
});

test.each([
  [12, "menos de 1 cartón (12 de 144 piezas)"],
  [144, "1 cartón de 144 piezas"],
  [288, "2 cartones de 144 piezas"],
  [300, "2 cartones de 144 piezas y 12 más"],
])("%d pieces are packed as %s", (quantity, label) => {
  expect(packingLabel({ quantity, pack_quantity: 144, unit: "Piece" }, t)).toBe(label);
});

test("cartons are counted, and which one is not full is told; two such ones may be one carton", () => {
  const full = { quantity: 288, pack_quantity: 144, unit: "Piece" };
  const partial = { quantity: 12, pack_quantity: 144, unit: "Piece" };
  expect(cartonsLabel([full], t)).toBe("2");
  expect(cartonsLabel([full, partial], t)).toBe("3 (uno con 12 piezas)");
  expect(cartonsLabel([partial], t)).toBe("1 (con 12 piezas)");
  expect(cartonsLabel([full, partial, partial], t)).toBe("hasta 4");
  expect(cartonsLabel([full, { quantity: 12 }], t)).toBeUndefined();
});
