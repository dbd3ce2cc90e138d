import { parsePicture } from "../media/parse-path.ts";
import { coreProducts, DEFAULT_PRODUCTS } from "../product/seed.ts";
import { nationSeeds, navigationLinkSeeds, slideSeeds } from "./seed.ts";

const core = coreProducts({ count: DEFAULT_PRODUCTS });
const slides = slideSeeds(core);

// spec: 11.3
test("the banner has at least five slides and all four kinds of links, with adverts beside it", () => {
  const banner = slides.filter(({ place }) => place === "banner");
  expect(banner.length).toBeGreaterThanOrEqual(5);
  expect(new Set(banner.map(({ type }) => type))).toEqual(new Set(["shop", "goods", "link", "other"]));
  expect(slides.filter(({ place }) => place === "advert")).toHaveLength(3);
});

test("slides point at goods and shops of the catalogue and their pictures can be drawn", () => {
  const goods = slides.filter(({ type }) => type === "goods").map(({ content }) => Number(content));
  const shops = slides.filter(({ type }) => type === "shop").map(({ content }) => Number(content));
  expect(goods.filter((id) => !core.some((product) => product.id === id && product.status === "on_sale"))).toEqual([]);
  expect(shops.filter((id) => !core.some((product) => product.shop_id === id))).toEqual([]);
  expect(slides.filter(({ img }) => !parsePicture(img))).toEqual([]);
});

test("an empty catalogue has a banner of links only", () => {
  expect(new Set(slideSeeds([]).map(({ type }) => type))).toEqual(new Set(["link", "other"]));
});

test("navigation stays on the site and Colombia is the first of the nations", () => {
  expect(navigationLinkSeeds().filter(({ url }) => !/^\/[a-zA-Z]/.test(url))).toEqual([]);
  expect(nationSeeds()[0]).toEqual({ id: 1, name: "Colombia" });
});
