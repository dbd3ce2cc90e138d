import { callPath } from "./request";

describe("path of a call", () => {
  test("parameters are filled in and encoded", () => {
    expect(callPath({ path: "/member/inquiry/{id}" }, { params: { id: "a/b?c" } })).toBe("member/inquiry/a%2Fb%3Fc");
  });

  test("absent query values are left out, the others encoded", () => {
    expect(callPath({ path: "products/detail" }, { query: { product_id: "7", shop: undefined, name: "ñ & co" } })).toBe(
      "products/detail?product_id=7&name=%C3%B1+%26+co",
    );
  });
});
