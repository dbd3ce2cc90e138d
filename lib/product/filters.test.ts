import { activeFilters } from "./filters";

const said = (...asked: Parameters<typeof activeFilters>) => activeFilters(...asked).map(({ kind, value }) => [kind, value]);

test("a list that is not narrowed has no filters, and sort and page are none", () => {
  expect(activeFilters({}, {})).toEqual([]);
  expect(activeFilters({ sort: "newest", page: 3 }, {})).toEqual([]);
});

test("each filter says what it is and what takes it away", () => {
  const query = { keyword: "termo", parent_product_type_id: "900", shop_id: "3", min_price: 1, max_price: 5 };
  expect(activeFilters(query, { category: "Hogar", shop: "Hengda" })).toEqual([
    { kind: "keyword", value: "termo", without: { keyword: "" } },
    { kind: "category", value: "Hogar", without: { parent_product_type_id: "" } },
    { kind: "shop", value: "Hengda", without: { shop_id: "" } },
    { kind: "price", value: "$1,00 – $5,00 USD", without: { price_per: "", min_price: "", max_price: "" } },
  ]);
});

test("half a price range is said as one, and a name that is not known is its identifier", () => {
  expect(said({ min_price: 2 }, {})).toEqual([["minPrice", "$2,00 USD"]]);
  expect(said({ max_price: "2.5" }, {})).toEqual([["maxPrice", "$2,50 USD"]]);
  expect(said({ shop_id: "3" }, {})).toEqual([["shop", "3"]]);
});

test("what goods can be narrowed to is said too, and a range of prices says whether it is about cartons", () => {
  expect(said({ minimum: 12, material: "Acero", color: "rojo", district: "hy", price_per: "carton", max_price: 90 }, {})).toEqual(
    [
      ["district", "hy"],
      ["material", "Acero"],
      ["color", "rojo"],
      ["minimum", "12"],
      ["cartonMaxPrice", "$90,00 USD"],
    ],
  );
});
