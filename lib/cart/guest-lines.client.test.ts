import { mergeGuestLines, parseGuestLines } from "./guest-lines.client";

const line = (product_id: string, quantity = 1, sku_id?: string) => ({ product_id, quantity, ...(sku_id && { sku_id }) });
const kept = (lines: unknown, v: unknown = 1) => JSON.stringify({ v, lines });

describe("what a browser kept", () => {
  test("lines come back as they were", () => {
    const lines = [line("1", 12), { ...line("2", 5, "2-1"), seen: { name: "Termo" } }];
    expect(parseGuestLines(kept(lines))).toEqual(lines);
  });

  test.each([null, "", "{", "[]", "null", "3", kept("x"), kept([line("1")], 2), kept([line("1")], "1")])(
    "%p is no cart",
    (text) => {
      expect(parseGuestLines(text)).toEqual([]);
    },
  );

  test("lines that cannot be meant are left out, the others stay", () => {
    const bad = [
      null,
      1,
      {},
      line("1", 0),
      line("1", -1),
      line("1", 1.5),
      { product_id: 1, quantity: 1 },
      { product_id: "1", quantity: "1" },
    ];
    expect(parseGuestLines(kept([...bad, line("7", 2)]))).toEqual([line("7", 2)]);
    expect(parseGuestLines(kept([line("7", 1e12)]))).toEqual([line("7", 1_000_000)]);
    expect(parseGuestLines(kept(Array.from({ length: 300 }, (_, id) => line(String(id)))))).toHaveLength(200);
  });
});

describe("adding", () => {
  test("the same product and variant is one line, another variant another one", () => {
    const { lines } = mergeGuestLines([line("1", 5), line("1", 5, "a")], [line("1", 2, "a"), line("2", 1)]);
    expect(lines).toEqual([line("1", 5), line("1", 7, "a"), line("2", 1)]);
  });

  test("a sum beyond the most that a line holds is refused, and nothing is cut", () => {
    expect(mergeGuestLines([line("1", 700_000)], [line("1", 700_000)])).toEqual({
      lines: [line("1", 700_000)],
      refused: [{ ...line("1", 700_000), reason: "aboveMaximum" }],
    });
    expect(mergeGuestLines([line("1", 999_995)], [line("1", 5)]).lines).toEqual([line("1", 1_000_000)]);
  });

  test("the 201st line is refused, more of the 200 are not", () => {
    const full = Array.from({ length: 200 }, (_, id) => line(String(id)));
    const { lines, refused } = mergeGuestLines(full, [line("0", 4), line("new")]);
    expect([lines.length, lines[0]?.quantity]).toEqual([200, 5]);
    expect(refused).toEqual([{ ...line("new"), reason: "full" }]);
  });
});
