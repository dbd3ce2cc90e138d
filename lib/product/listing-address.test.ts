import { assertListed, assertPage, parseList } from "./listing-address";

const MISSING = { digest: "NEXT_HTTP_ERROR_FALLBACK;404" };

/** The error that `work` throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("sort and page are read from the address; an unknown sort is the usual one", () => {
  expect(parseList({ sort: "price_asc", page: "3" }, "/x")).toEqual({ sort: "price_asc", page: 3 });
  expect(parseList({ sort: "nope" }, "/x")).toEqual({ sort: "relevance", page: 1 });
  expect(parseList({ page: ["2", "9"] }, "/x")).toEqual({ sort: "relevance", page: 2 });
});

test("page=1 moves to the bare address, unless a sort needs it", () => {
  expect(thrownBy(() => parseList({ page: "1" }, "/bare"))).toMatchObject({ digest: "NEXT_REDIRECT;replace;/bare;308;" });
  expect(parseList({ page: "1", sort: "price_asc" }, "/bare")).toEqual({ sort: "price_asc", page: 1 });
});

test.each(["0", "-1", "1.5", "abc", "1e400"])("page=%s is missing", (page) => {
  expect(thrownBy(() => parseList({ page }, "/x"))).toMatchObject(MISSING);
});

test("a page past the end is missing, and so is a list that must not be empty", () => {
  expect(thrownBy(() => assertPage(3, 48))).toMatchObject(MISSING);
  expect(thrownBy(() => assertPage(2, 48))).toBeUndefined();
  expect(thrownBy(() => assertPage(1, 0))).toBeUndefined();
  expect(thrownBy(() => assertListed(1, 0))).toMatchObject(MISSING);
});
