import { toWantedLine } from "@/lib/cart";
import { parseReferences } from "@/lib/cart/parse-references";
import type { ResolvedLine } from "@/lib/contract/line";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/order/csv";
import { text } from "@/lib/text";
import { postedLines } from "./form";
import { isKnown, isOrderableInSomeQuantity, listTotal } from "./index";

const line = (more: Partial<ResolvedLine> = {}): ResolvedLine => ({
  ...{ product_id: "7", name: "Termo", options: {}, quantity: 3, unit_price: 1.1, total: 3.3, multistage_price: [], similar: [] },
  ...more,
});

test("only what can be ordered counts, to the cent", () => {
  expect(listTotal([line(), line({ total: 0.1 }), line({ obstacle: "stock" }), { ...line(), product_id: undefined }])).toBe(3.4);
  expect([line({ sku_id: "7-1" }), line({ name: undefined })].filter(isKnown).map(toWantedLine)).toEqual([
    { product_id: "7", sku_id: "7-1", quantity: 3 },
  ]);
});

test("another quantity removes what is too few, too many or no multiple, and nothing else", () => {
  const obstacles = [undefined, "minimum", "step", "maximum", "stock", "variant", "unavailable"];
  expect(obstacles.filter((obstacle) => isOrderableInSomeQuantity(line({ obstacle })))).toEqual(obstacles.slice(0, 4));
});

test("lines are posted with their quantities; blank or none takes one away, and what is no quantity is told", () => {
  expect(postedLines(["7*3", "8*8-1*5", "9*1", "10*1"], ["1.200", "6", "", "0"])).toEqual({
    lines: [
      { product_id: "7", quantity: 1200 },
      { product_id: "8", sku_id: "8-1", quantity: 6 },
    ],
    hasWrong: false,
  });
  expect(postedLines(["7*3", "basura", "8*2"], ["1,5", "4"])).toEqual({
    lines: [{ product_id: "7", quantity: 3 }],
    hasWrong: true,
  });
});

test.each([
  ["1.000.000", false],
  ["1.000.001", true],
  ["999999999", true],
])("a quantity of %s is wrong: %s", (quantity, hasWrong) => {
  expect(postedLines(["7*3"], [quantity]).hasWrong).toBe(hasWrong);
});

// spec: 26.4
test("the rows of a list's CSV are read again as references", () => {
  const rows = [
    [{ text: "10001-2" }, 24, 'Termo "500"; azul', "Azul", "pieza", 1.1, 26.4, ""],
    [{ text: "00345" }, 1200, "=Taza", "", "", "", "", "Agotado."],
  ].map(csvRow);
  const { lines, misread } = parseReferences(BYTE_ORDER_MARK + csvRow(Object.values(text.list.csvHead)) + rows.join(""));
  expect([lines, misread]).toEqual([
    [
      { reference: "10001-2", quantity: 24, line: 2 },
      { reference: "00345", quantity: 1200, line: 3 },
    ],
    [],
  ]);
});
