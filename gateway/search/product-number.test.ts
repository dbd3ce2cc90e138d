import { numberRanges, numbersIn, referencePrefix } from "./product-number.ts";

const HB = { reference: "ywhb0142" };

test.each([
  ["1000123", [{ id: 1_000_123 }]],
  ["Ref. 1000123", [{ id: 1_000_123 }]],
  ["1000448-1", [{ id: 1_000_448 }]],
  ["YW-4T-0101", [{ reference: "yw4t0101" }]],
  ["ref yw 4t 0101", [{ reference: "yw4t0101" }]],
  ["yw hb 142", [HB]],
  ["ywhb0142", [HB]],
  ["HB-0142", [HB]],
  ["yw–hb–0142", [HB]],
  ["YW-HB-O142", [HB]],
  ["referencias: YW-2F-0191, YW-HB-0142", [{ reference: "yw2f0191" }, HB]],
  ["1000123 yw-hb-0142", [{ id: 1_000_123 }, HB]],
  ["abc 1234", [{ reference: "abc1234" }]],
])("%s names the product %j", (keyword, expected) => {
  expect(numbersIn(keyword)).toEqual(expected);
});

test.each(["termo 500 ml", "usb", "productos", "pilas aa", "tv 43", "ref", "1000123 termo"])("%s names none", (keyword) => {
  expect(numbersIn(keyword)).toEqual([]);
});

test("so many numbers as nobody asks for are words", () => {
  expect(numbersIn(Array.from({ length: 21 }, (_, place) => 1_000_000 + place).join(" "))).toEqual([]);
});

test("a reference that is being typed is kept as references are, words are none", () => {
  expect(["YW-2F", "yw 2f 01", "yw–hb–0142"].map(referencePrefix)).toEqual(["yw2f", "yw2f01", "ywhb0142"]);
  expect(["2f 191", "2F-0191"].map(referencePrefix)).toEqual(["yw2f0191", "yw2f0191"]);
  expect(["termo", "caja", "usb c", "post-it"].map(referencePrefix)).toEqual([undefined, undefined, undefined, undefined]);
});

test("four digits or more begin product numbers of every length", () => {
  expect(numberRanges("1000148")).toEqual([
    { first: 1_000_148, last: 1_000_148 },
    { first: 10_001_480, last: 10_001_489 },
    { first: 100_014_800, last: 100_014_899 },
  ]);
  expect(numberRanges("ref 1000148-2")).toEqual(numberRanges("1000148"));
  expect(numberRanges("1000")).toContainEqual({ first: 1_000_000, last: 1_000_999 });
  for (const keyword of ["100", "1000 piezas", "termo 1000"]) expect(numberRanges(keyword)).toEqual([]);
});
