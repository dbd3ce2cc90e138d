import { z } from "zod";
import { Count, CurrentPageQuery, ErrorBody, FileUrl, Id, Money, PageQuery, page, Quantity, Text, Timestamp } from "./wire";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("wire values", () => {
  test("identifiers are strings whatever they travel as", () => {
    expect([Id.parse(7), Id.parse("7"), Id.parse("0012")]).toEqual(["7", "7", "0012"]);
    for (const wrong of ["", null, undefined, {}, [], true, "x".repeat(65)]) expect(accepts(Id, wrong)).toBe(false);
  });

  test("amounts and counts may be numeric strings, nothing else", () => {
    expect([Money.parse("1.5"), Money.parse(2), Money.parse(" 3 "), Count.parse("3"), Count.parse(0)]).toEqual([1.5, 2, 3, 3, 0]);
    for (const wrong of [
      "",
      " ",
      "abc",
      "1,5",
      "$2",
      -1,
      "-1",
      null,
      undefined,
      {},
      Number.NaN,
      Number.POSITIVE_INFINITY,
      "Infinity",
    ])
      expect({ wrong, accepted: accepts(Money, wrong) || accepts(Count, wrong) }).toEqual({ wrong, accepted: false });
    for (const wrong of [1.5, "1.5", 1e21]) expect(accepts(Count, wrong)).toBe(false);
  });

  test("a line holds whole units, from 1 to a million", () => {
    expect([1, 1_000_000].map((quantity) => accepts(Quantity, quantity))).toEqual([true, true]);
    for (const wrong of [0, -1, 1.5, 1_000_001, 1e12, "1", null]) expect(accepts(Quantity, wrong)).toBe(false);
  });

  test("a text that is missing or null is empty", () => {
    expect(z.object({ name: Text }).parse({})).toEqual({ name: "" });
    expect([Text.parse(null), Text.parse("Ana")]).toEqual(["", "Ana"]);
    expect(accepts(Text, 7)).toBe(false);
  });

  test("a file's address is a path or an http address, never a script or another host's path", () => {
    for (const right of ["/uploads/a.pdf", "https://example.com/a.pdf", "http://127.0.0.1/a"])
      expect(accepts(FileUrl, right)).toBe(true);
    for (const wrong of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//example.com/a",
      "/\\example.com",
      "a.pdf",
      "",
      `/${"a".repeat(500)}`,
    ])
      expect({ wrong, accepted: accepts(FileUrl, wrong) }).toEqual({ wrong, accepted: false });
  });

  test("a time carries its zone", () => {
    expect([accepts(Timestamp, "2026-03-01T10:00:00Z"), accepts(Timestamp, "2026-03-01T10:00:00-05:00")]).toEqual([true, true]);
    for (const wrong of ["2026-03-01", "2026-03-01T10:00:00", "2026-02-30T10:00:00Z", 0])
      expect(accepts(Timestamp, wrong)).toBe(false);
  });

  test("a page begins at 1 and holds 100 at most, as text or as number", () => {
    expect(PageQuery.parse({})).toEqual({ currPage: 1, pageSize: 24 });
    expect(PageQuery.parse({ currPage: "3", pageSize: "100" })).toEqual({ currPage: 3, pageSize: 100 });
    expect(CurrentPageQuery.parse({ currentPage: "2" })).toEqual({ currentPage: 2, pageSize: 24 });
    for (const wrong of [0, -3, 1.5, "x", "", null, 100_001, "1e9"]) {
      expect({ wrong, accepted: accepts(PageQuery, { currPage: wrong }) }).toEqual({ wrong, accepted: false });
      expect({ wrong, accepted: accepts(CurrentPageQuery, { currentPage: wrong }) }).toEqual({ wrong, accepted: false });
    }
    for (const pageSize of [0, 101, "101"]) expect(accepts(PageQuery, { pageSize })).toBe(false);
  });

  test("a page of records has its total, as text or as number", () => {
    const Ids = page(z.object({ id: Id }));
    expect(Ids.parse({ records: [{ id: 1, extra: true }], total: "1" })).toEqual({ records: [{ id: "1" }], total: 1 });
    for (const wrong of [{ records: [] }, { total: 0 }, { records: null, total: 0 }]) expect(accepts(Ids, wrong)).toBe(false);
  });
});

describe("an error answer", () => {
  test("carries a text, a list of texts, or a map of field to text or texts", () => {
    for (const errors of ["no", ["no", "nunca"], { name: "no", unit: ["no", "nunca"] }])
      expect(ErrorBody.parse({ errors })).toEqual({ errors });
  });

  test("may have a message beside the errors, instead of them, or neither", () => {
    for (const body of [{ errors: "no", message: "tampoco" }, { message: "no" }, {}]) expect(ErrorBody.parse(body)).toEqual(body);
  });

  test("in any other form is not taken for one", () => {
    for (const wrong of [
      "no",
      null,
      { errors: 7 },
      { errors: [7] },
      { errors: { name: 7 } },
      { errors: { name: [{}] } },
      { message: {} },
    ])
      expect({ wrong, accepted: accepts(ErrorBody, wrong) }).toEqual({ wrong, accepted: false });
  });
});
