import { listingQuery, searchFilter } from "./query";

describe("what an address asks a listing for", () => {
  test("a price range the wrong way round is turned, decimal commas are read", () => {
    expect(listingQuery({ min_price: "50", max_price: "0,5" })).toEqual({ min_price: 0.5, max_price: 50 });
  });

  test.each([
    ["0,5", 0.5],
    [".5", 0.5],
    ["1.5", 1.5],
    ["1.250", 1250],
    ["1.250,5", 1250.5],
    ["$ 3", 3],
    ["1,125", 1.13],
    ["0.125", 0.13],
  ])("a price that is written %s is read as a Colombian writes it", (written, price) => {
    expect(listingQuery({ max_price: written })).toEqual({ max_price: price });
    expect(listingQuery({ max_price: String(price) })).toEqual({ max_price: price });
  });

  test("what cannot be meant is left out", () => {
    expect(
      listingQuery({ min_price: "-3", max_price: "abc", page: "0", parent_product_type_id: "' OR 1", keyword: "   " }),
    ).toEqual({});
    expect(listingQuery({ page: "9999999999" })).toEqual({ page: 100_000 });
  });

  test("a keyword given twice counts once, a very long one is cut", () => {
    expect(listingQuery({ keyword: ["termo", "olla"] })).toEqual({ keyword: "termo" });
    expect(listingQuery({ keyword: "a".repeat(2000) }).keyword).toHaveLength(200);
  });

  test("what goods are made of, where they come from and how few can be ordered narrow it; what is no number does not", () => {
    expect(listingQuery({ minimum: "12", material: " Acero ", color: "azul rey", district: "District_2" })).toEqual({
      ...{ minimum: 12, material: "Acero", color: "azul rey", district: "District_2" },
    });
    expect(listingQuery({ minimum: "pocas", material: "", color: [""], district: "' or 1", price_per: "ton" })).toEqual({});
    expect(listingQuery({ price_per: "unit" })).toEqual({});
  });

  test("several values of a filter stand between commas; what cannot be one, or is too much, is left out", () => {
    expect(listingQuery({ color: " negro, azul rey,,negro", district: "District_1,' or 1,District_2" })).toEqual({
      ...{ color: "negro,azul rey", district: "District_1,District_2" },
    });
    const many = Array.from({ length: 5 }, (_, index) => `${index}${"a".repeat(90)}`).join(",");
    expect(listingQuery({ material: many }).material).toHaveLength(161);
  });

  test("the filter speaks the wire's names", () => {
    expect(searchFilter({ keyword: "termo", parent_product_type_id: "900", min_price: 1, page: 3 })).toEqual({
      keyword: "termo",
      product_type_id: "900",
      min_price: 1,
    });
    expect(searchFilter({ minimum: 12, color: "rojo", price_per: "carton", sort: "newest" })).toEqual({
      minimum: 12,
      color: "rojo",
      price_per: "carton",
    });
  });
});
