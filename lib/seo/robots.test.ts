import robotsParser from "robots-parser";
import { robotsText } from "./robots";

const site = "http://127.0.0.1:3000";
const robots = robotsParser(`${site}/robots.txt`, robotsText());

test.each([
  "/screen/product?keyword=termo",
  "/screen/product?parent_product_type_id=900&keyword=termo",
  "/productsIn?code=ofertas&sort=newest",
  "/shop/product?sort=price_asc",
  "/screen/product?min_price=2",
  "/screen/product?shop_id=10020",
  "/screen/product?parent_product_type_id=900&material=Acero",
  "/screen/product?color=rojo",
  "/screen/product?minimum=12",
  "/screen/product?parent_product_type_id=900&district=District_1",
  "/api/gateway/base3/x",
  "/compare?ids=1,2",
  "/compare?add=1",
  "/compare/shops?ids=1,2",
  "/compare/shops?add=1",
  "/personCenter/Wish/watches/new?product_id=1",
  "/personCenter/Wish/watches/new?parent_product_type_id=900",
])("%s is closed to crawlers", (path) => {
  expect(robots.isDisallowed(site + path, "Googlebot")).toBe(true);
});

test.each([
  "/",
  "/product/1",
  "/screen/product?parent_product_type_id=900&page=2",
  "/productsIn?code=ofertas",
  "/selectSuppliers?district=District_1&page=2",
  "/product/1?utm_source=whatsapp",
  "/_next/static/chunks/a.js",
  "/media/goods/a?w=1200",
  "/og/site/inicio.jpg",
  "/login",
  "/compare",
  "/compare/shops",
])("%s is open to crawlers", (path) => {
  expect(robots.isAllowed(site + path, "Googlebot")).toBe(true);
});

test("the sitemap is named", () => {
  expect(robots.getSitemaps()).toEqual([`${site}/sitemap.xml`]);
});
