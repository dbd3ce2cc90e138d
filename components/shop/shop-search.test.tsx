import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { ShopSearch } from "./shop-search";

const $ = load(renderToStaticMarkup(<ShopSearch shopId="10038" />));

test("a shop is searched by a form that works without scripts", () => {
  expect($("form").attr("action")).toBe("/screen/product");
  expect($("form input[name=shop_id]").val()).toBe("10038");
  expect($("form input[name=keyword]").attr("aria-label")).toBe(text.shop.searchHere);
});

test("its products are sorted in the listing", () => {
  const cheapest = $("nav a").filter((_, link) => $(link).text() === text.listing.sorts.price_asc);
  expect(cheapest.attr("href")).toBe("/screen/product?shop_id=10038&sort=price_asc");
});
