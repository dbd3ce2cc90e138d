import { byShop, type OrderedLine, sumCents, totalWeightAndVolume, toWireLine } from "./lines.ts";

const line = (own: Partial<OrderedLine>): OrderedLine => ({
  ...{ shop_id: "1", shop_name: "Hengda", product_id: "10", name: "Taza", options: {}, quantity: 3, unit_price_cents: 33 },
  ...own,
});

test("sums are of whole cents", () => {
  expect(sumCents([line({}), line({ quantity: 1_000_000, unit_price_cents: 1 })])).toBe(1_000_099);
  expect(toWireLine(line({}))).toMatchObject({ unit_price: 0.33, total: 0.99 });
});

test("shops come in the order in which they come up, each with its lines", () => {
  const lines = [line({}), line({ shop_id: "2", shop_name: "Feiyu" }), line({ product_id: "11" })];
  expect(byShop(lines).map(({ id, name, lines: own }) => [id, name, own.length])).toEqual([
    ["1", "Hengda", 2],
    ["2", "Feiyu", 1],
  ]);
});

test("a volume that nobody knows is guessed from the weight; a weight that nobody knows is not guessed", () => {
  expect(totalWeightAndVolume([line({ weight_kg: 167, volume_m3: 0.2 }), line({ weight_kg: 167 })])).toEqual({
    weight_kg: 334,
    volume_m3: 1.2,
    volume_guessed: true,
  });
  expect(totalWeightAndVolume([line({ weight_kg: 167, volume_m3: 0.2 })])).toMatchObject({ volume_guessed: false });
  expect(totalWeightAndVolume([line({ weight_kg: 1 }), line({})])).toEqual({});
});
