import { linesParam, parseLinesParam } from "./lines-address";

test.each([
  [[{ product_id: "101", quantity: 24 }], "101*24"],
  [[{ product_id: "101", sku_id: "101-3", quantity: 6 }], "101*101-3*6"],
  [
    [
      { product_id: "a_b*c", quantity: 1 },
      { product_id: "ñ %", sku_id: "*", quantity: 1_000_000 },
    ],
    "a%5Fb%2Ac*1_%C3%B1%20%25*%2A*1000000",
  ],
])("%j goes along in an address and comes back", (lines, param) => {
  expect(linesParam(lines)).toBe(param);
  expect(parseLinesParam(new URLSearchParams({ lines: param }).get("lines") ?? "")).toEqual(lines);
});

test.each([
  "",
  "_",
  "101",
  "101*0",
  "101*-1",
  "101*1.5",
  "101*1000001",
  "*5",
  "%*5",
  "1*2*3*4",
  `${"9".repeat(65)}*1`,
  "101*1e3",
])("%j is no line", (param) => {
  expect(parseLinesParam(param)).toEqual([]);
});

test("a full cart fits into an address, more than that is not carried along in part", () => {
  const lines = Array.from({ length: 5000 }, (_, index) => ({ product_id: `1${index}`, sku_id: `1${index}-2`, quantity: 24 }));
  const cart = lines.slice(0, 200);
  const param = linesParam(cart);
  expect(parseLinesParam(param)).toEqual(cart);
  expect(linesParam(lines)).toBe("");
  expect(encodeURIComponent(param).length).toBeLessThan(5001);
  expect(parseLinesParam("1*1_".repeat(100_000))).toHaveLength(200);
  expect(linesParam(cart.map((line) => ({ ...line, product_id: "ñ".repeat(60) })))).toBe("");
});
