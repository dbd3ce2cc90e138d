import { askedIn, comparedFacts, comparedIds, missingOf, productNumberIn } from "./compare";

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

test.each([
  ["what was typed names no product", "1,2", " termo azul ", [], { gone: 0, unknown: "termo azul" }],
  ["the number that was typed is unknown", "1,2", "999", ["999"], { gone: 0, unknown: "999" }],
  ["a product of the choice is gone", "1,2", "3", ["2"], { gone: 1, unknown: "" }],
  ["both", "1,2", "n.º 999", ["2", "999"], { gone: 1, unknown: "n.º 999" }],
  ["nothing was typed", "1,2", " ", [], { gone: 0, unknown: "" }],
  ["there is no room for one more", "1,2,3,4", "999", [], { gone: 0, unknown: "" }],
  ["an endless text", "", "a ".repeat(9000), [], { gone: 0, unknown: "a ".repeat(250) }],
])("%s", (_, ids, typed, unfound, missing) => {
  expect(missingOf(askedIn(ids, typed), unfound)).toEqual(missing);
});

test("what is typed comes after the choice, once", () => {
  expect([askedIn("2,1", "/product/3").ids, askedIn("2,1", "1").ids, askedIn("1,2,3,4", "5").ids]).toEqual([
    ["2", "1", "3"],
    ["2", "1"],
    ["1", "2", "3", "4"],
  ]);
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
