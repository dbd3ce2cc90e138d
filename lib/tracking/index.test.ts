import { depthPercent, sentAddress, sentTarget, visitOrigin } from "./index";

describe("the address that is sent", () => {
  test("keeps what names a thing of the catalogue and nothing that a person typed", () => {
    expect(sentAddress("/screen/product", "?keyword=ana%40correo.co&parent_product_type_id=900&page=2")).toBe(
      "/screen/product?parent_product_type_id=900&page=2",
    );
    expect(sentAddress("/login", "?return_url=%2FpersonCenter%2FOrders&email=ana@correo.co")).toBe("/login");
    expect(sentAddress("/productsIn", "?code=ofertas")).toBe("/productsIn?code=ofertas");
  });

  test("is left out where the place of an identifier holds something else", () => {
    expect(sentAddress("/productsIn", "?code=ana%40correo.co")).toBe("/productsIn");
    expect(sentAddress("/shop/ana@correo.co", "")).toBe("/");
  });

  test("of a shared list is not its secret, by which anybody would see it", () => {
    expect(sentAddress("/list/Zk3_Qv9-tB7mXw2L", "?page=2")).toBe("/list/:share?page=2");
    expect(sentTarget("https://tienda.co/list/Zk3_Qv9-tB7mXw2L/lista.pdf", "https://tienda.co")).toBe("/list/:share/lista.pdf");
    expect(sentAddress("/personCenter/Wish/lists/7", "")).toBe("/personCenter/Wish/lists/7");
  });
});

test("a link is told by its path, another site by its host, mail and telephone by their kind only", () => {
  const target = (href: string) => sentTarget(href, "https://tienda.co");
  expect(target("https://tienda.co/product/7?keyword=x#sku=A")).toBe("/product/7");
  expect(target("https://wa.me/?text=hola")).toBe("wa.me");
  expect(target("mailto:ana@correo.co")).toBe("mailto:");
  expect(target("tel:+573001112233")).toBe("tel:");
  expect(target("not an address")).toBe("");
});

describe("the origin of a visit", () => {
  const on = (search: string, referrer = "") => visitOrigin({ search, referrer, host: "tienda.co" });

  // spec: 22.1
  test("has the campaign's parameters and the host that led here", () => {
    expect(on("?utm_source=boletin&utm_medium=correo&keyword=x", "https://www.google.com/search?q=termos")).toEqual({
      utm_source: "boletin",
      utm_medium: "correo",
      referrer_host: "www.google.com",
    });
  });

  test("is nothing for a visit from the own site, and never holds an e-mail address or a text without end", () => {
    expect(on("", "https://tienda.co/login?return_url=x")).toEqual({});
    expect(on(`?utm_content=ana@correo.co&utm_term=${"a".repeat(101)}`, "no address")).toEqual({});
  });
});

test("depth is a percentage of what can be scrolled", () => {
  expect(depthPercent({ top: 0, view: 800, height: 2800 })).toBe(0);
  expect(depthPercent({ top: 1000, view: 800, height: 2800 })).toBe(50);
  expect(depthPercent({ top: 2400, view: 800, height: 2800 })).toBe(100);
  expect(depthPercent({ top: 0, view: 800, height: 700 })).toBe(100);
});
