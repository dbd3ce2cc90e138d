import { slideHref } from "./index";

describe("where a banner slide leads", () => {
  // spec: 11.3
  test("shop, goods, link and any other type", () => {
    expect(slideHref({ type: "shop", content: "12" })).toBe("/shop/12");
    expect(slideHref({ type: "goods", content: "34" })).toBe("/product/34");
    expect(slideHref({ type: "link", content: "https://example.com/feria" })).toBe("https://example.com/feria");
    expect(slideHref({ type: "campaign", content: "?code=ofertas" })).toBe("/productsIn?code=ofertas");
  });

  test("a link that would run something leads nowhere", () => {
    for (const content of ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//evil.example", "vbscript:x"]) {
      expect(slideHref({ type: "link", content })).toBeUndefined();
    }
  });
});
