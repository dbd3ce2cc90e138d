import type { CartLine } from "@/lib/contract/cart";
import { text } from "@/lib/text";
import { linesToQuote, quoteFields } from "./quote";

const line = (id: string, own: Partial<CartLine & { unitName: string }> = {}) => ({
  ...{ id, product_id: id, name: `Producto ${id}`, options: {}, quantity: 12, unit: "Piece", unit_price: 5, total: 60 },
  ...{ multistage_price: [], unitName: "pieza" },
  ...own,
});

test("one line is asked for with its quantity, unit, variant and number", () => {
  expect(quoteFields([line("7", { options: { Color: "rojo" } })], text.cart)).toEqual({
    ...{ goods_name: "Producto 7", goods_num: "12", goods_unit: "Piece" },
    details: "12 (pieza) × Producto 7, rojo, n.º 7",
    lines: "7*12",
  });
});

test("lines of several units leave the quantity to the person, each told with its own", () => {
  expect(quoteFields([line("1"), line("2", { unit: "Box", unitName: "caja" })], text.cart)).toEqual({
    goods_name: "Producto 1 y 1 producto más",
    details: "12 (pieza) × Producto 1, n.º 1\n12 (caja) × Producto 2, n.º 2",
    lines: "1*12_2*12",
  });
});

test("a full cart fits into an address, and says how much it left out", () => {
  const { details = "" } = quoteFields(
    Array.from({ length: 200 }, (_, index) => line(String(index), { name: "Á".repeat(120) })),
    text.cart,
  );
  expect(encodeURIComponent(details).length).toBeLessThan(2500);
  expect(details).toMatch(/\ny \d+ productos más$/);
});

test("an empty cart asks for nothing in particular", () => {
  expect(quoteFields([], text.cart)).toEqual({});
});

describe("what the cart asks a quotation for", () => {
  const one = line("1");
  const two = line("2");
  const soldOut = line("3", { reason: "Agotado" });

  test("the chosen lines, in the quantities that are typed", () => {
    const asked = linesToQuote([one, two], [one, two, line("4")], { 2: 3 });
    expect(asked?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["1", 12],
      ["2", 3],
    ]);
  });

  test("nothing while what is typed is no quantity, or every line is unticked", () => {
    for (const typed of [undefined, 0, 1_000_001]) expect(linesToQuote([one], [one], { 1: typed })).toBeUndefined();
    expect(linesToQuote([], [one], {})).toBeUndefined();
    expect(linesToQuote([two], [one, two], { 1: undefined })).toEqual([two]);
  });

  test("also the lines that cannot be ordered", () => {
    expect(linesToQuote([], [soldOut], {})).toEqual([soldOut]);
    expect(linesToQuote([one], [one, two, soldOut], {})).toEqual([one, soldOut]);
  });
});
