import { cacheControl, cacheTags, filterTags, listTags } from "./index";

test("a read is tagged with each thing once", () => {
  expect(cacheTags("products", ["1", "2", "1"])).toEqual(["products:1", "products:2"]);
});

test("a life is said as Cache-Control says it", () => {
  expect(cacheControl("catalog")).toBe("public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=604800");
  expect(cacheControl("search")).toBe("public, max-age=0, s-maxage=60");
});

test("a read of a list is tagged with its kind and what it shows", () => {
  expect(listTags("shops", [{ id: "5" }, { id: "7" }], ({ id }) => id)).toEqual(["shops", "shops:5", "shops:7"]);
});

test("a list is tagged with what it is narrowed to", () => {
  expect(filterTags({ product_type_id: "900", activeCode: "ofertas", shop_id: 5 })).toEqual([
    "categories:900",
    "campaigns:ofertas",
    "shops:5",
  ]);
  expect(filterTags({})).toEqual([]);
});
