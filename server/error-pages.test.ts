import { findErrorPage } from "./error-pages";

test("a page that is missing has another in its place, in the member area with its frame", () => {
  expect(findErrorPage(404, { pathname: "/live/1" })).toEqual({ url: "/error/404", isUncacheable: false });
  expect(findErrorPage(404, { pathname: "/product/1" })).toEqual({ url: "/error/404?missing=product", isUncacheable: false });
  expect(findErrorPage(404, { pathname: "/shop/1" })?.url).toBe("/error/404?missing=shop");
  expect(findErrorPage(404, { pathname: "/shop/factory" })?.url).toBe("/error/404");
  expect(findErrorPage(410, { pathname: "/product/1" })?.url).toBe("/error/410?product=1");
  expect(findErrorPage(410, { pathname: "/product/1/x" })?.url).toBe("/error/410");
  expect(findErrorPage(503, { pathname: "/personCenter/Orders/7/pay" })).toEqual({
    url: "/error/503?section=%2FpersonCenter%2FOrders",
    isUncacheable: false,
  });
  expect(findErrorPage(404, { pathname: "/personCenter/Nada" })?.url).toBe("/error/404?section=%2FpersonCenter");
  expect(findErrorPage(404, { pathname: "/personCenters" })?.url).toBe("/error/404");
  expect(findErrorPage(418, { pathname: "/" })).toBeUndefined();
});

test("what the gateway said is for the member who asked, and nobody keeps it", () => {
  const failure = { kind: "refused", status: 500, text: "El pedido 7 está en revisión." } as const;
  const told = findErrorPage(503, { pathname: "/personCenter/Orders", failure });
  expect(told?.isUncacheable).toBe(true);
  expect(new URLSearchParams(told?.url.split("?")[1]).get("message")).toBe(failure.text);
  expect(findErrorPage(503, { pathname: "/product/1", failure })).toEqual({ url: "/error/503", isUncacheable: false });
});

test("what was posted is not asked for again by a link", () => {
  expect(findErrorPage(500, { pathname: "/api/order", method: "POST" })?.url).toBe("/error/500?posted=1");
});
