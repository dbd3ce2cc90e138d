import { parsePadPaste, quantitiesToKeep } from "./pad";

const SKUS = ["10-1", "10-2", "YW-Rojo-M"];
const read = (text: string) => {
  const { quantities, misread } = parsePadPaste(text, SKUS);
  return [Object.fromEntries(quantities), misread.map(({ line }) => line)];
};

describe("a pasted order", () => {
  test.each([
    ["10-1\t24", { "10-1": 24 }],
    ["10-1 24", { "10-1": 24 }],
    ["10-1;24", { "10-1": 24 }],
    ["10-1, 24", { "10-1": 24 }],
    ["  yw-rojo-m\t1.200  ", { "YW-Rojo-M": 1200 }],
    ["10-1\t24\r\n10-2\t6\r\n", { "10-1": 24, "10-2": 6 }],
    ["10-1\t24\n10-1\t6", { "10-1": 30 }],
  ])("%p is understood", (text, quantities) => {
    expect(read(text)).toEqual([quantities, []]);
  });

  test("more than a line holds is told, and nothing is cut", () => {
    expect(read("10-1\t999999999\n10-2\t700000\n10-2\t700000")).toEqual([{ "10-2": 700_000 }, [1, 3]]);
  });

  test("lines that say nothing are told by their place, the others are read", () => {
    expect(read("Referencia\tCantidad\n10-1\t24\n\n10-9\t5\n10-2\tdoce\n10-2\t-5\n10-2\t0\n10-2\t3\n10-2\t1,5")).toEqual([
      { "10-1": 24, "10-2": 3 },
      [4, 5, 6, 7, 9],
    ]);
  });

  test("a text without an order is no order", () => {
    expect(read("")).toEqual([{}, []]);
    expect(parsePadPaste("a".repeat(5000), SKUS).misread[0]?.text).toHaveLength(80);
  });
});

test("what was refused, or typed while the rest was added, stays in the pad", () => {
  const sent = new Map([
    ["10-1", "24"],
    ["10-2", "6"],
    ["10-3", "12"],
  ]);
  const typed = new Map([...sent, ["10-2", "60"], ["10-4", "3"]]);
  expect([...quantitiesToKeep(typed, sent, new Set(["10-3"])).keys()]).toEqual(["10-2", "10-3", "10-4"]);
});
