import { coreProducts, DEFAULT_PRODUCTS } from "../gateway/product/seed.ts";
import { DESCRIPTION_LETTERS_MAX, TITLE_LETTERS_MAX } from "../lib/seo/length.ts";
import { productDescription, productTitle } from "../lib/seo/product-title.ts";

/** Lives here because the site must not import the gateway: the whole generated catalogue as search engines see it. */
const products = coreProducts({ count: DEFAULT_PRODUCTS }).map((seed) => ({
  ...seed,
  attr_detail: seed.attributes,
  multistage_status: seed.tiers.length > 0,
  multistage_price: seed.tiers,
  shop_name: "Zhejiang Hengda Import & Export",
}));
const titles = products.map((product) => productTitle(product, "Yiwu Colombia"));
const descriptions = products.map(productDescription);

test("every title of the catalogue is short, whole and its own", () => {
  expect(titles.filter((title) => title.length > TITLE_LETTERS_MAX)).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  expect(titles.filter((title) => / (de|con|en|para|por|y)$/.test(title))).toEqual([]);
});

test("every description of the catalogue is short and its own", () => {
  expect(descriptions.filter((text) => text.length > DESCRIPTION_LETTERS_MAX)).toEqual([]);
  expect(descriptions.filter((text, i) => descriptions.indexOf(text) !== i)).toEqual([]);
});

test("a title begins with the noun of the goods and never with packing", () => {
  expect(products.filter(({ name }, i) => titles[i]?.split(" ")[0] !== name.split(" ")[0]).map(({ name }) => name)).toEqual([]);
  expect(titles.filter((title) => /, (en caja|en bolsa|por \d+|en display|surtid)/.test(title))).toEqual([]);
});
