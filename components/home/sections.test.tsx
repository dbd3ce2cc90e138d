import { renderToStaticMarkup } from "react-dom/server";
import { getCallingCodes } from "@/lib/geo/server";
import { listHomeBroadcasts } from "@/lib/live/server";
import { listProducts } from "@/lib/product/server";
import { listSelectedFactories, listShops, listShopVideos } from "@/lib/shop/server";
import { BestSellers } from "./best-sellers";
import { Factories } from "./factories";
import { GoodsSearch } from "./goods-search";
import { Lives } from "./lives";
import { Services } from "./services";
import { Videos } from "./videos";

jest.mock("@/lib/geo/server", () => ({ getCallingCodes: jest.fn() }));
jest.mock("@/lib/live/server", () => ({ listHomeBroadcasts: jest.fn() }));
jest.mock("@/lib/product/server", () => ({ listProducts: jest.fn() }));
jest.mock("@/lib/shop/server", () => ({ listSelectedFactories: jest.fn(), listShopVideos: jest.fn(), listShops: jest.fn() }));

const EIGHT = [...Array(8).keys()];
const product = (index: number) => ({
  productId: String(index),
  name: `Termo ${index}`,
  price: 2,
  shopId: "1",
  shopName: "Fábrica",
  multistage_status: false,
  multistage_price: [],
});
const factory = (index: number) => ({ id: String(index), name: `Fábrica ${index}`, cover: "/media/f", products: [] });
const room = { channel_id: "9", shop_id: "4", title: "Juguetes", picture: "/media/l", state: "LIVE", duration: 0, visitors: 3 };
const video = (index: number) => ({ videoPath: `/media/${index}.mp4`, cover: "/media/v", name: `Video ${index}`, duration: 61 });

/** The addresses that the links of a section lead to, as they stand. */
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);

/** What a service may answer beyond what was asked for is not shown. */
describe("a section of the home page", () => {
  beforeEach(() => {
    jest.mocked(listProducts).mockResolvedValue({ records: EIGHT.map(product), total: 8, facets: [] });
  });

  // spec: 11.7
  test("shows five factories at most", async () => {
    jest.mocked(listSelectedFactories).mockResolvedValue(EIGHT.map(factory));
    jest.mocked(listShops).mockResolvedValue({ records: EIGHT.map(factory), total: 8 });
    const shops = links(renderToStaticMarkup(await Factories())).filter((href) => /^\/shop\/\d$/.test(href));
    expect(shops).toEqual([...EIGHT.slice(0, 5), ...EIGHT.slice(0, 5)].map((index) => `/shop/${index}`));
  });

  test("beside the broadcasts shows no product twice", async () => {
    jest.mocked(listHomeBroadcasts).mockResolvedValue([room]);
    jest.mocked(listProducts).mockImplementation(async ({ activeCode }) => {
      const records = activeCode === "novedades" ? [1, 2, 3, 4] : [5, 2, 6, 7];
      return { records: records.map(product), total: 4, facets: [] };
    });
    const shown = links(renderToStaticMarkup(await Lives())).filter((href) => href.startsWith("/product/"));
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7].map((index) => `/product/${index}`));
  });

  // spec: 11.8
  test("shows the first three videos", async () => {
    jest.mocked(listShopVideos).mockResolvedValue(EIGHT.map(video));
    expect(links(renderToStaticMarkup(await Videos()))).toEqual(["/media/0.mp4", "/media/1.mp4", "/media/2.mp4"]);
  });

  // spec: 11.6
  test("highlights the first two best sellers, the rest are cards", async () => {
    const html = renderToStaticMarkup(await BestSellers());
    const [, highlighted = "", cards = ""] = html.split("<ul");
    expect(links(highlighted)).toEqual(["/product/0", "/product/1"]);
    expect(links(cards)).toEqual(EIGHT.slice(2).map((index) => `/product/${index}`));
  });

  // spec: 11.5
  test("has latest and direct products beside the live rooms, which lead to their shop's broadcast page", async () => {
    jest.mocked(listHomeBroadcasts).mockResolvedValue([room]);
    const found = links(renderToStaticMarkup(await Lives()));
    expect(found).toContain("/shop/spa/4/livebroadcast?channel_id=9");
    const blocks = found.filter((href) => href.startsWith("/productsIn"));
    expect(blocks).toEqual(["/productsIn?code=novedades", "/productsIn?code=outlet-de-fabrica"]);
    expect(found.filter((href) => href === "/product/0")).toHaveLength(2);
  });

  // spec: 10.1, 11.10
  test("asks for goods with a calling code of the area-code map, Colombia's first", async () => {
    jest.mocked(getCallingCodes).mockResolvedValue([
      { code: "CO", name: "Colombia", calling: "57" },
      { code: "JP", name: "Japón", calling: "81" },
      { code: "PE", name: "Perú", calling: "51" },
    ]);
    const html = renderToStaticMarkup(await GoodsSearch());
    expect(html).toContain('action="/cantFind"');
    expect(html).toContain('<option value="51">Perú (+51)</option>');
    expect(html).not.toContain("Japón");
    expect(html).toContain('<option value="57" selected="">Colombia (+57)</option>');
  });

  // spec: 11.11
  test("leads to four sister sites, each in a new tab", () => {
    const html = renderToStaticMarkup(<Services />);
    expect(new Set(links(html)).size).toBe(4);
    expect(html.match(/<a [^>]*target="_blank"/g)).toHaveLength(4);
  });
});
