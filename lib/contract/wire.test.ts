import { Count, ErrorBody, Id, Money, PageQuery } from "./wire";

describe("wire values", () => {
  test("identifiers are strings whatever they travel as", () => {
    expect([Id.parse(7), Id.parse("7")]).toEqual(["7", "7"]);
    expect(Id.safeParse("").success).toBe(false);
    expect(Id.safeParse(null).success).toBe(false);
  });

  test("amounts and counts may be numeric strings, nothing else", () => {
    expect([Money.parse("1.5"), Money.parse(2), Count.parse("3")]).toEqual([1.5, 2, 3]);
    for (const wrong of ["", "abc", -1, null, undefined, {}]) expect(Money.safeParse(wrong).success).toBe(false);
    expect(Count.safeParse(1.5).success).toBe(false);
  });

  test("a page begins at 1 and holds 100 at most", () => {
    expect(PageQuery.parse({})).toEqual({ currPage: 1, pageSize: 24 });
    for (const wrong of [{ currPage: 0 }, { currPage: -3 }, { currPage: "x" }, { pageSize: 101 }]) {
      expect(PageQuery.safeParse(wrong).success).toBe(false);
    }
  });

  test("errors come as a text, a list or a map", () => {
    for (const errors of ["no", ["no", "nunca"], { name: "no", unit: ["no"] }])
      expect(ErrorBody.parse({ errors })).toEqual({ errors });
  });
});
