import { comparedFacts, comparedIds, countMissing, numberIn, parseComparison } from "./index";

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
])("%j names the product %j", (text, id) => {
  expect(numberIn(text, "product")).toBe(id);
});

test.each([
  ["10020", "10020"],
  ["https://example.co/shop/10020?evaluations=2", "10020"],
  ["/shop/spa/10020/livebroadcast?channel_id=1", "10020"],
  ["https://example.co/product/7", undefined],
  ["tienda azul", undefined],
])("%j names the shop %j", (text, id) => {
  expect(numberIn(text, "shop")).toBe(id);
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
  expect(countMissing(parseComparison("product", ids, typed), unfound)).toEqual(missing);
});

test("what is typed comes after the choice, once", () => {
  expect([
    parseComparison("product", "2,1", "/product/3").ids,
    parseComparison("product", "2,1", "1").ids,
    parseComparison("product", "1,2,3,4", "5").ids,
  ]).toEqual([
    ["2", "1", "3"],
    ["2", "1"],
    ["1", "2", "3", "4"],
  ]);
});

test("facts stand beside one another; what is the same is marked, what nobody tells is left out", () => {
  const one = [
    { name: "Material", value: "Acero" },
    { name: "Puerto", value: "Ningbo" },
  ];
  const other = [
    { name: "Puerto", value: "Yiwu" },
    { name: "Material", value: "acero " },
    { name: "Peso", value: "2 kg" },
  ];
  const marks = [undefined, undefined];
  expect(comparedFacts([one, other])).toEqual([
    { name: "Material", values: ["Acero", "acero "], marks, isSame: true, isLone: false },
    { name: "Puerto", values: ["Ningbo", "Yiwu"], marks, isSame: false, isLone: false },
    { name: "Peso", values: [undefined, "2 kg"], marks, isSame: false, isLone: true },
  ]);
  expect(comparedFacts([one]).some(({ isSame, isLone }) => isSame || isLone)).toBe(false);
  expect(comparedFacts([])).toEqual([]);
});

test("a row keeps its place where the first has nothing to say, and is left out where nobody has", () => {
  const facts = (values: string[]) => ["a", "b", "c"].map((name, index) => ({ name, value: values[index] ?? "" }));
  expect(comparedFacts([facts(["", "", "x"]), facts(["y", "", "x"])]).map(({ name, values }) => [name, ...values])).toEqual([
    ["a", undefined, "y"],
    ["c", "x", "x"],
  ]);
});

test.each([
  ["the least of all", [3, 2, 2], [undefined, "menor", "menor"]],
  ["nothing where all are equal", [2, 2], [undefined, undefined]],
  ["nothing where there is one", [2], [undefined]],
  ["nothing where one has no measure", [2, undefined, 3], [undefined, undefined, undefined]],
])("of measures %s is marked", (_, measures, marks) => {
  const facts = measures.map((measure) => [
    { name: "Mínimo", value: "x", least: measure === undefined ? undefined : { measure, word: "menor" } },
  ]);
  expect(comparedFacts(facts).map((fact) => fact.marks)).toEqual([marks]);
});
