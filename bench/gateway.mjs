// Load on the reads of two gateways with the same catalogue, one kind at a time and in turns:
// `GATEWAY_URL=http://127.0.0.1:4000 OTHER_GATEWAY_URL=http://127.0.0.1:4001 node bench/gateway.mjs [--seconds N]`.
// With `--searches`, searches over one gateway only.
// Words, categories and products are taken from the catalogue of the first, the same ones on every run.
import { parseArgs } from "node:util";
import { compareAll, measureAll, send as sendTo } from "./load.mjs";

const BASE = new URL(process.env.GATEWAY_URL ?? "http://127.0.0.1:4000");
const OTHER = new URL(process.env.OTHER_GATEWAY_URL ?? "http://127.0.0.1:4001");
const { values: options } = parseArgs({ options: { seconds: { type: "string", default: "5" }, searches: { type: "boolean" } } });
const SECONDS = Number(options.seconds);
const PRODUCTS = "/base3/productquery/v1/products";

const askingOf = (base) => {
  const send = (path, body) => sendTo(base, path, { body });
  return { send, search: (filter) => send(`${PRODUCTS}/search`, { pageSize: 24, ...filter }) };
};

let state = 20_260_101;
function random() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const pick = (list) => list[Math.floor(random() * list.length)];

/** What to ask for: categories of each level, products of many of them, the words of their names, shops, a campaign. */
async function sample() {
  const { send, search } = askingOf(BASE);
  const { data: tops } = JSON.parse(await send(`${PRODUCTS}/type_list`));
  const leaves = tops.flatMap((top) => top.children.flatMap((sub) => sub.children)).filter(({ total }) => total > 0);
  const products = [];
  for (let index = 0; index < 60; index += 1) {
    products.push(...JSON.parse(await search({ product_type_id: pick(leaves).id })).records);
  }
  const names = products.map(({ name }) => name.match(/\p{L}{5,}/gu) ?? []).filter((words) => words.length >= 2);
  const counts = Map.groupBy(names.flat(), (word) => word.toLowerCase());
  const common = [...counts].sort(([, one], [, other]) => other.length - one.length).slice(0, 30);
  const words = common.map(([word]) => word);
  return { tops, leaves, products, names, common: words, narrowed: (await Promise.all(words.map(narrowings))).flat() };

  /** Filters that narrow the goods of a word by one value. */
  async function narrowings(keyword) {
    const { filters = [] } = JSON.parse(await search({ keyword, pageSize: 1, with_filters: true }));
    return filters.flatMap(({ name, values }) => values.map(({ value }) => ({ keyword, [name]: typed(name, value) })));
  }
}

/** The value of a filter in the type that its parameter of the request has. */
const typed = (name, value) => (name === "minimum" ? Number(value) : value);

const withoutLetter = (word) => {
  const at = 1 + Math.floor(random() * (word.length - 2));
  return word.slice(0, at) + word.slice(at + 1);
};

const prices = () => {
  const low = Math.round(random() * 500) / 100;
  return { min_price: low, max_price: low + 1 + Math.round(random() * 1000) / 100 };
};

const cartonPrices = () => {
  const { min_price, max_price } = prices();
  return { min_price: min_price * 100, max_price: max_price * 100 };
};

const kindsOver = ({ tops, leaves, products, names, common, narrowed }, { send, search }) => ({
  "search, two words": () => search({ keyword: pick(names).slice(0, 2).join(" ") }),
  "search, one common word": () => search({ keyword: pick(common) }),
  "search, common word, page 20": () => search({ keyword: pick(common), currPage: 20 }),
  "search, one letter missing": () => search({ keyword: withoutLetter(pick(pick(names).filter((word) => word.length >= 5))) }),
  "search, word in a category by price": () =>
    search({ keyword: pick(common), product_type_id: pick(tops).id, ...prices(), sort: "price_asc" }),
  "search, two words, filters counted": () => search({ keyword: pick(names).slice(0, 2).join(" "), with_filters: true }),
  "search, common word, filters counted": () => search({ keyword: pick(common), with_filters: true }),
  "search, narrowed by one value, filters counted": () => search({ ...pick(narrowed), with_filters: true }),
  "search, narrowed by a carton's price": () => search({ keyword: pick(common), price_per: "carton", ...cartonPrices() }),
  "category, page 1, filters counted": () => search({ product_type_id: pick(leaves).id, with_filters: true }),
  "category, page 1": () => search({ product_type_id: pick(leaves).id }),
  "top category by price range": () => search({ product_type_id: pick(tops).id, ...prices() }),
  "top category, newest, page 100": () => search({ product_type_id: pick(tops).id, sort: "newest", currPage: 100 }),
  "everything, page 200": () => search({ currPage: 200 - Math.floor(random() * 40) }),
  campaign: () => search({ activeCode: "ofertas", pageSize: 8 }),
  "product detail": () => send(`${PRODUCTS}/detail?product_id=${pick(products).productId}`),
  "related products": () => send(`${PRODUCTS}/recommend?product_id=${pick(products).productId}&pageSize=12`),
  suggestions: () =>
    send(
      `${PRODUCTS}/v2/recommend?pageSize=6&keyword=${encodeURIComponent(pick(pick(names)).slice(0, 3 + Math.floor(random() * 3)))}`,
    ),
  "shop search": () => send("/base3/osc/v1/shops/search", { product_type_id: pick(tops).id, pageSize: 12 }),
  "shop detail": () => send(`/base3/sms/v1/shops/detail?shop_id=${pick(products).shopId}`),
  "home: campaigns, live, slides": () =>
    pick([
      () => search({ activeCode: "novedades", pageSize: 4 }),
      () => send("/buyer/v1/live/whole_list?pageSize=2"),
      () => send("/buyer/v1/slide/list"),
    ])(),
});

/** What `--searches` asks. `bench/RESULTS.md` has the results over 1,000,000 products. */
const searchesOver = ({ leaves, names, common }, { search }) => ({
  "one word": () => search({ keyword: pick(pick(names)) }),
  "one common word": () => search({ keyword: pick(common) }),
  "two words": () => search({ keyword: pick(names).slice(0, 2).join(" ") }),
  "three words": () => search({ keyword: pick(names).slice(0, 3).join(" ") }),
  category: () => search({ product_type_id: pick(leaves).id, currPage: 1 + Math.floor(random() * 20) }),
  "category by price": () => search({ product_type_id: pick(leaves).id, ...prices(), sort: "price_asc" }),
  "word with price range": () => search({ keyword: pick(pick(names)), ...prices() }),
  "common word with price range": () => search({ keyword: pick(common), ...prices() }),
  "word sorted by price": () => search({ keyword: pick(pick(names)), sort: "price_asc" }),
  "common word sorted by price": () => search({ keyword: pick(common), sort: "price_asc" }),
  "common word, newest": () => search({ keyword: pick(common), sort: "newest", currPage: 1 + Math.floor(random() * 20) }),
  "two words with price range": () => search({ keyword: pick(names).slice(0, 2).join(" "), ...prices() }),
  "two words sorted by price": () => search({ keyword: pick(names).slice(0, 2).join(" "), sort: "price_asc" }),
});

const sampled = await sample();
if (options.searches) await measureAll(BASE, searchesOver(sampled, askingOf(BASE)), SECONDS);
else
  await compareAll(
    [BASE, OTHER].map((base) => ({ base, kinds: kindsOver(sampled, askingOf(base)) })),
    SECONDS,
  );
