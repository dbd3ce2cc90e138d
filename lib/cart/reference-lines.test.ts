import { isReady, mendedQuantity, orderableTotal, type ReferenceLine, withQuantity } from "./reference-lines";

const line = (quantity: number, more: Partial<ReferenceLine["resolved"]> = {}): ReferenceLine => ({
  parsed: { reference: "10-1", quantity, line: 1 },
  resolved: {
    ...{ product_id: "10", name: "Termo", options: {}, quantity, price: 4, min_quantity: 20, step: 12, similar: [] },
    multistage_price: [
      { price: 4, quantity: 24 },
      { price: 3.33, quantity: 240 },
    ],
    ...more,
  },
});

test.each([
  [line(5, { obstacle: "minimum" }), 24],
  [line(25, { obstacle: "step" }), 36],
  [line(24), undefined],
  [line(24, { obstacle: "stock" }), undefined],
])("the next quantity that can be ordered", (asked, quantity) => {
  expect(mendedQuantity(asked)).toBe(quantity);
});

test("a line at another quantity has its tier, and nothing stands in its way", () => {
  const mended = withQuantity(line(5, { obstacle: "minimum", reason: "El pedido mínimo es de 24." }), 240);
  expect(mended).toMatchObject({ parsed: { quantity: 240 }, resolved: { quantity: 240, unit_price: 3.33, total: 799.2 } });
  expect([isReady(mended), mended.resolved.reason]).toEqual([true, undefined]);
  expect(isReady(withQuantity(line(24), 25))).toBe(false);
});

test("only what can be ordered counts, to the cent", () => {
  const lines = [withQuantity(line(24), 240), withQuantity(line(24), 24), line(3, { obstacle: "stock", total: 12 })];
  expect(orderableTotal(lines)).toBe(895.2);
});
