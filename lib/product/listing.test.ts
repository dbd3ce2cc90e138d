import { categoryTrail, listingParams, pageCount } from "./listing";

const tree = [{ id: "1", name: "Hogar", children: [{ id: "11", name: "Cocina", children: [{ id: "111", name: "Ollas" }] }] }];

describe("listings", () => {
  test("a category's trail goes down from the top, at any level", () => {
    const names = (id: string) => categoryTrail(tree, id).map(({ name }) => name);
    expect([names("1"), names("11"), names("111"), names("9")]).toEqual([
      ["Hogar"],
      ["Hogar", "Cocina"],
      ["Hogar", "Cocina", "Ollas"],
      [],
    ]);
  });

  test("a list has one page even when empty, and 24 goods a page", () => {
    expect([0, 1, 24, 25].map(pageCount)).toEqual([1, 1, 1, 2]);
  });

  test("a sort that is none is the usual one", () => {
    expect(listingParams({ sort: "price_asc", page: "3" })).toEqual({ sort: "price_asc", page: 3 });
    expect(listingParams({ sort: "'; --", page: "x" })).toEqual({ sort: "relevance", page: 1 });
  });
});
