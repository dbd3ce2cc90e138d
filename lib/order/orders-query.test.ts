import { invertedFields, parseOrdersQuery } from "./orders-query";

// spec: 16.1
test("the list's address is read whatever it holds", () => {
  expect(parseOrdersQuery({})).toEqual({ family: undefined, status: "", keyword: "", range: {}, page: 1 });
  expect(parseOrdersQuery({ family: "legacy", status: "paid", keyword: " termo ", page: "3" })).toEqual({
    family: "legacy",
    status: "paid",
    keyword: "termo",
    range: {},
    page: 3,
  });
  const range = { from: "2026-01-31", to: "2026-02-01", min_total: "10", max_total: "99.50" };
  expect(parseOrdersQuery(range).range).toEqual(range);
  expect(parseOrdersQuery({ from: "2026-02-31", to: "0000-01-01", min_total: "1e9", max_total: "-1" }).range).toEqual({});
  expect(parseOrdersQuery({ family: "other", from: ["2026-01-31"] })).toMatchObject({ family: undefined, range: {} });
  expect(parseOrdersQuery({ status: "payment_review" }).status).toBe("");
  expect(["-1", "x", "1e9", ["2"]].map((page) => parseOrdersQuery({ page }).page)).toEqual([1, 1, 100_000, 2]);
});

test("a range that ends before it begins is known by its end", () => {
  expect(invertedFields({ from: "2026-02-01", to: "2026-01-31", min_total: "100", max_total: "99.50" })).toEqual([
    "to",
    "max_total",
  ]);
  expect(invertedFields({ from: "2026-02-01", to: "2026-02-01", min_total: "9", max_total: "10" })).toEqual([]);
  expect(invertedFields({ to: "2026-02-01", min_total: "9" })).toEqual([]);
});
