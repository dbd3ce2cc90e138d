import { ShopDetail, ShopPage } from "@/lib/contract/shop";
import { itemList } from "./listing";
import { shopData } from "./shop";

const shop = (given: Record<string, unknown>) =>
  ShopDetail.parse({ id: 45, name: "Casa Yiwu", cover: "/media/shop/45", ...given });

test("a shop with a booth is a wholesale store in China", () => {
  expect(shopData(shop({ location: "Distrito 1, piso 2, local 10" }), undefined, undefined)).toMatchObject({
    "@type": "WholesaleStore",
    url: "http://127.0.0.1:3000/shop/45",
    image: ["http://127.0.0.1:3000/media/shop/45?w=1200"],
    address: { streetAddress: "Distrito 1, piso 2, local 10", addressLocality: "Yiwu", addressCountry: "CN" },
  });
});

test("a shop without a booth has no address, and what it did not tell is left out", () => {
  const page = ShopPage.parse({ id: 45, name: "Casa Yiwu", email: "", telephone: "", introduction: "" });
  const text = JSON.stringify(shopData(shop({}), undefined, page));
  expect(text).toContain('"@type":"Organization"');
  expect(text).not.toMatch(/address|telephone|email|description/);
});

test("a list holds addresses and positions only, and goes on counting on its next page", () => {
  expect(itemList(["/product/1", "/product/2"], 25).itemListElement).toEqual([
    { "@type": "ListItem", position: 25, url: "http://127.0.0.1:3000/product/1" },
    { "@type": "ListItem", position: 26, url: "http://127.0.0.1:3000/product/2" },
  ]);
});
