import { routes } from "./routes";

describe("addresses", () => {
  // spec: 21.3
  test("the first page and the usual sort are left out", () => {
    expect(routes.category("900", 1)).toBe("/screen/product?parent_product_type_id=900");
    expect(routes.shopProducts(1, "relevance")).toBe("/shop/product");
    expect(routes.productSearch({ shop_id: "4", sort: "relevance" })).toBe("/screen/product?shop_id=4");
    expect(routes.campaign("ofertas", 2, "newest")).toBe("/productsIn?code=ofertas&sort=newest&page=2");
  });

  test("suppliers have one address a trade and one a market", () => {
    expect(routes.suppliersOf("900", 1)).toBe("/selectSuppliers?parent_product_type_id=900");
    expect(routes.suppliersIn("District_1", 2)).toBe("/selectSuppliers?district=District_1&page=2");
  });

  test("what a person typed is encoded", () => {
    expect(routes.productSearch({ keyword: "a&b=c" })).toBe("/screen/product?keyword=a%26b%3Dc");
    expect(routes.product("../x")).toBe("/product/..%2Fx");
  });
});
