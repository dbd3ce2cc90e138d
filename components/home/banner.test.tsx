import { renderToStaticMarkup } from "react-dom/server";
import { ProductCard, ProductDetail } from "@/lib/contract/product";
import { ShopDetail } from "@/lib/contract/shop";
import { getBanner } from "@/lib/home/server";
import { getProduct, getProductCards, listProducts } from "@/lib/product/server";
import { getShop } from "@/lib/shop/server";
import { Banner } from "./banner";

jest.mock("@/lib/home/server", () => ({ getBanner: jest.fn() }));
jest.mock("@/lib/product/server", () => ({ getProduct: jest.fn(), getProductCards: jest.fn(), listProducts: jest.fn() }));
jest.mock("@/lib/shop/server", () => ({ getShop: jest.fn() }));

const card = (id: string) => ProductCard.parse({ productId: id, name: `Taza ${id}`, price: 2, shopId: "7", shopName: "Loza" });
const slide = (type: string, content: string) => ({ type, content, img: "/media/s", title: `${type} ${content}` });

async function slidesOf(...slides: ReturnType<typeof slide>[]) {
  jest.mocked(getBanner).mockResolvedValue({ slides, adverts: [] });
  return renderToStaticMarkup(await Banner())
    .split('<div class="relative h-[400px]')
    .slice(1);
}

const goodsIn = (html: string) => [...html.matchAll(/href="\/product\/(\d+)"/g)].map(([, id]) => id);

beforeEach(() => {
  jest.mocked(listProducts).mockImplementation(async ({ activeCode }) => {
    const ids = activeCode ? ["1", "2", "3", "4", "5", "6", "7", "8"] : ["71", "72"];
    return { records: ids.map(card), total: ids.length, facets: [] };
  });
  jest.mocked(getShop).mockResolvedValue(ShopDetail.parse({ id: "7", name: "Loza", cover: "/media/c", factory: true }));
});

test("a slide shows goods of what it leads to, and says where that is", async () => {
  jest.mocked(getProductCards).mockResolvedValue([card("34")]);
  jest.mocked(getProduct).mockRejectedValue(new Error("not asked for here"));
  const [offers = "", shop = "", quote = "", news = ""] = await slidesOf(
    slide("other", "?code=ofertas"),
    slide("shop", "7"),
    slide("link", "/cantFind"),
    slide("other", "?code=novedades"),
  );
  expect(goodsIn(offers)).toEqual(["5", "6", "7", "8"]);
  expect(offers).toContain("Ver las ofertas");
  expect(goodsIn(shop)).toEqual(["71", "72"]);
  expect(shop).toContain("Ver la fábrica");
  expect([quote, news].map(goodsIn)).toEqual([[], []]);
  expect(quote).toContain("Pedir cotización");
  expect(news).toContain("Ver todo");
});

test("a slide of a product has that product, and promises a video only where there is one", async () => {
  const product = { id: "34", cover: [], name: "Taza", status: "on_sale", product_type_name: "", product_type_id: "1" };
  const detail = { ...product, price: 2, shop_id: "7", shop_name: "Loza" };
  jest.mocked(getProductCards).mockResolvedValue([card("34")]);
  for (const [video, words] of [
    [{ url: "/media/v.mp4" }, "Ver el video"],
    [null, "Ver el producto"],
  ] as const) {
    jest.mocked(getProduct).mockResolvedValue(ProductDetail.parse({ ...detail, look_back: video }));
    const [html = ""] = await slidesOf(slide("goods", "34"));
    expect(html).toContain(words);
    expect(html).toContain("Taza 34");
  }
});
