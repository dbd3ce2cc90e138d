import { renderToStaticMarkup } from "react-dom/server";
import { DiscountCard } from "@/components/product/discount-card";
import { ProductCard } from "@/components/product/product-card";
import { LiveItem } from "@/lib/contract/live";
import { ProductCard as Product } from "@/lib/contract/product";
import { FactoryCard, Video } from "@/lib/contract/shop";
import { getCallingCodes } from "@/lib/geo/server";
import { getNavigation } from "@/lib/home/server";
import { listHomeBroadcasts } from "@/lib/live/server";
import { listProducts } from "@/lib/product/server";
import { listSelectedFactories, listShops, listShopVideos } from "@/lib/shop/server";
import { BestSellers } from "./best-sellers";
import { Factories } from "./factories";
import { GoodsSearch } from "./goods-search";
import { Lives } from "./lives";
import { Navigation } from "./navigation";
import { Offers } from "./offers";
import { Recommended } from "./recommended";
import { Videos } from "./videos";

jest.mock("@/lib/product/server", () => ({ listProducts: jest.fn() }));
jest.mock("@/lib/home/server", () => ({ getNavigation: jest.fn() }));
jest.mock("@/lib/live/server", () => ({ listHomeBroadcasts: jest.fn() }));
jest.mock("@/lib/shop/server", () => ({ listSelectedFactories: jest.fn(), listShopVideos: jest.fn(), listShops: jest.fn() }));
jest.mock("@/lib/geo/server", () => ({ getCallingCodes: jest.fn() }));

const many = <T,>(make: (id: number) => T) => Array.from({ length: 8 }, (_, index) => make(index + 1));
const products = many((id) =>
  Product.parse({ productId: id, name: `Taza ${id}`, cover: `/media/p${id}`, price: 2, shopId: 1, shopName: "Loza" }),
);
const [product] = products;
const lives = many((id) =>
  LiveItem.parse({ channel_id: id, shop_id: 1, title: "S", picture: `/media/l${id}`, state: "LIVE", duration: 0, visitors: 3 }),
);
const factories = many((id) => FactoryCard.parse({ id, name: `Planta ${id}`, cover: `/media/f${id}` }));
const videos = many((id) => Video.parse({ videoPath: `/v${id}`, cover: `/media/v${id}`, name: `Video ${id}`, duration: 9 }));

const listed = jest.mocked(listProducts);

beforeEach(() => {
  listed.mockReset().mockResolvedValue({ records: products, total: 8, facets: [] });
  jest.mocked(getNavigation).mockResolvedValue({ links: [], categories: [{ id: "1", title: "Tazas", img: "/media/c1" }] });
  jest.mocked(listHomeBroadcasts).mockResolvedValue(lives);
  jest.mocked(listShops).mockResolvedValue({ records: factories, total: 8 });
  jest.mocked(listSelectedFactories).mockResolvedValue(factories);
  jest.mocked(listShopVideos).mockResolvedValue(videos);
});

/** Width parameters of the pictures of some markup, as an old browser asks for them. */
const widthsIn = (markup: string, key: string) =>
  [...markup.matchAll(/ src="([^"]+)\?w=(\d+)"/g)].flatMap(([, src, width]) => (src?.startsWith(`/media/${key}`) ? [width] : []));

// spec: 11.12, 23.25
test("the home page asks for page 1 of each list, in the sizes of the specification", async () => {
  for (const section of [Offers, Lives, Recommended]) await section();
  expect(listed.mock.calls.map(([asked]) => asked)).toEqual([
    { activeCode: "ofertas", currPage: 1, pageSize: 8 },
    { activeCode: "novedades", currPage: 1, pageSize: 4 },
    { activeCode: "outlet-de-fabrica", currPage: 1, pageSize: 4 },
    { activeCode: "recomendados", currPage: 1, pageSize: 10 },
  ]);
  expect(jest.mocked(listHomeBroadcasts).mock.calls).toEqual([
    [{ currentPage: 1, pageSize: 2 }],
    [{ currentPage: 2, pageSize: 2 }],
  ]);
});

// spec: 23.19, 23.20
test("at most five factories and three videos are shown, however many come", async () => {
  expect(widthsIn(renderToStaticMarkup(await Factories()), "f")).toHaveLength(10);
  expect(renderToStaticMarkup(await Videos()).match(/<li/g)).toHaveLength(3);
});

// spec: 23.22, 23.23
test("the first two arrivals are highlighted, the rest are cards of 205 px", async () => {
  const [highlighted = "", cards = ""] = renderToStaticMarkup(await BestSellers()).split("</ul>");
  expect(highlighted.match(/<li/g)).toHaveLength(2);
  expect(highlighted).not.toContain("205px");
  expect(cards.match(/ 205px,/g)).toHaveLength(6);
});

// spec: 18.5, 23.24, 23.27, 23.28, 23.29, 23.30, 23.31, 23.32
test("pictures are asked for in the widths of the specification", async () => {
  if (!product) throw new Error("no product");
  const arrivals = renderToStaticMarkup(await BestSellers());
  const rooms = renderToStaticMarkup(await Lives());
  const card = renderToStaticMarkup(<ProductCard product={product} />);
  const all = [widthsIn(arrivals, "p"), widthsIn(rooms, "l"), widthsIn(rooms, "p"), widthsIn(card, "p")];
  expect(all.map((widths) => [...new Set(widths)])).toEqual([["240"], ["240"], ["144"], ["220"]]);
  expect(widthsIn(renderToStaticMarkup(<DiscountCard product={product} />), "p")).toEqual(["220"]);
  expect(card).toContain(" 208px,");
  expect([...new Set(widthsIn(renderToStaticMarkup(await Recommended()), "p"))]).toEqual(["212"]);
  expect([...new Set(widthsIn(renderToStaticMarkup(await Factories()), "p"))]).toEqual(["210"]);
  expect(renderToStaticMarkup(await Navigation())).toContain(
    'src="/media/c1?w=194" srcSet="/media/c1?w=194 194w, /media/c1?w=360 360w"',
  );
});

// spec: 10.1
test("without the area codes the goods search is there all the same", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.mocked(getCallingCodes).mockRejectedValue(new Error("away"));
  expect(renderToStaticMarkup(await GoodsSearch())).toContain('name="goods_name"');
  expect(logged).toHaveBeenCalledTimes(1);
});
