import { comparedFacts, comparedIds, productNumberIn } from "./compare";

// spec: 26.3
test.each([
  ["1,2,3,4,5", ["1", "2", "3", "4"]],
  ["2,2,1", ["2", "1"]],
  ["", []],
  [",,<script>,../x,1", ["1"]],
  [`${"9".repeat(65)},7`, ["7"]],
  ["1,".repeat(100_000), ["1"]],
])("%j is the choice of an address", (param, ids) => {
  expect(comparedIds(param)).toEqual(ids);
});

test.each([
  ["10345", "10345"],
  [" n.º 10345 ", "10345"],
  ["https://example.co/product/10345?x=1#y", "10345"],
  ["/product/10345-azul", "10345-azul"],
  ["termo azul", undefined],
  ["", undefined],
])("%j names %j", (text, id) => {
  expect(productNumberIn(text)).toBe(id);
});

test("facts stand beside one another; what differs is marked, what nobody tells is left out", () => {
  const one = [
    { name: "Material", value: "Acero" },
    { name: "Puerto", value: "Ningbo" },
  ];
  const other = [
    { name: "Puerto", value: "Yiwu" },
    { name: "Material", value: "acero " },
    { name: "Peso", value: "2 kg" },
  ];
  expect(comparedFacts([one, other])).toEqual([
    { name: "Material", values: ["Acero", "acero "], isDifferent: false },
    { name: "Puerto", values: ["Ningbo", "Yiwu"], isDifferent: true },
    { name: "Peso", values: [undefined, "2 kg"], isDifferent: false },
  ]);
  expect(comparedFacts([])).toEqual([]);
});
