import { filterTags, readTags, tagsOf } from "./cache";

test("a read is tagged with each thing once, and with no more tags than the framework takes", () => {
  expect(tagsOf("products", ["1", "2", "1"])).toEqual(["products:1", "products:2"]);
  expect(
    tagsOf(
      "products",
      Array.from({ length: 500 }, (_, index) => String(index)),
    ),
  ).toHaveLength(120);
});

test("a read of a list is tagged with its kind and what it shows", () => {
  expect(readTags("shops", [{ id: "5" }, { id: "7" }], ({ id }) => id)).toEqual(["shops", "shops:5", "shops:7"]);
});

test("a list is tagged with what it is narrowed to", () => {
  expect(filterTags({ product_type_id: "900", activeCode: "ofertas", shop_id: 5 })).toEqual([
    "categories:900",
    "campaigns:ofertas",
    "shops:5",
  ]);
  expect(filterTags({})).toEqual([]);
});
