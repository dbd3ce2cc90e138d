import { industrySeeds } from "../market/seed.ts";
import { parsePicture } from "../media/parse-path.ts";
import { MARKETS } from "../media/views.ts";
import { coreProducts, DEFAULT_PRODUCTS, productSeeds } from "../product/seed.ts";
import { shopSeeds } from "./seed.ts";
import { statedIndustries } from "./seed-place.ts";
import { findTrade, shopCount, shopNumber } from "./seed-trades.ts";
import { makeBrand } from "./seed-words.ts";

const shops = [...shopSeeds({ products: DEFAULT_PRODUCTS })];
const core = coreProducts({ count: DEFAULT_PRODUCTS });
const millionProductShops = [...shopSeeds({ products: 1_000_000 })];

/** Names of the shops that break a rule: empty when none does. */
const breaking = (rule: (shop: (typeof shops)[number]) => boolean) => shops.filter((shop) => !rule(shop)).map(({ name }) => name);

test("the default catalogue has 200 shops, three of them closed, and bigger ones have one more for each 50 products", () => {
  expect(shops).toHaveLength(200);
  expect(shops.filter(({ status }) => status === "closed")).toHaveLength(3);
  expect([20_000, 20_050, 1_000_000, 10_000_000].map(shopCount)).toEqual([200, 201, 19_800, 20_000]);
});

test("a shop is the same whatever the size of the catalogue", () => {
  const [first, second] = shopSeeds({ products: 100_000 });
  expect([first, second]).toEqual(shops.slice(0, 2));
});

test("no two shops share a name, also among thousands", () => {
  const names = new Set(millionProductShops.map(({ name }) => name));
  expect(names.size).toBe(millionProductShops.length);
});

test("every open shop sells something, a closed one nothing, and nobody sells for a shop that is not there", () => {
  const selling = new Set(core.map(({ shop_id }) => shop_id));
  expect(breaking(({ id, status }) => selling.has(id) === (status === "open"))).toEqual([]);
  const known = new Set(shops.map(({ id }) => id));
  expect([...selling].filter((id) => !known.has(id))).toEqual([]);
});

test("goods far beyond the first shops are sold by shops of their catalogue", () => {
  const last = shopCount(60_300);
  const ids = [...productSeeds({ count: 60_300, from: 60_000 })].map(({ shop_id }) => shop_id - 10_000);
  expect(ids.filter((number) => number > last || number <= last - 210)).toEqual([]);
});

test("introductions are clean text with every place filled in", () => {
  const slip = / {2}|[{}]|(?<!\p{L})(de el|a el|undefined)(?!\p{L})| [,.;:]|\.\./u;
  expect(
    breaking(({ introduction }) => /^\p{Lu}/u.test(introduction) && introduction.endsWith(".") && !slip.test(introduction)),
  ).toEqual([]);
  expect(breaking(({ introduction }) => introduction.split("\n\n").length === 2)).toEqual([]);
  expect(new Set(shops.map(({ introduction }) => introduction)).size).toBe(shops.length);
});

test("only a factory is called one or speaks of its plant", () => {
  expect(breaking(({ factory, name }) => factory || !name.includes("Fábrica"))).toEqual([]);
  expect(breaking(({ factory, introduction }) => factory || !/nuestra planta|La planta|trabajadores/.test(introduction))).toEqual(
    [],
  );
});

test("some shops have no licence, and every picture can be drawn", () => {
  const without = shops.filter(({ licence_images: images }) => images.length === 0).length;
  expect(without).toBeGreaterThan(20);
  expect(without).toBeLessThan(70);
  const pictures = shops.flatMap((shop) => [
    shop.cover,
    ...shop.licence_images,
    ...shop.main_images,
    ...shop.secondary_images,
    ...shop.about_images,
    ...shop.header_images,
    ...shop.showcase_images,
  ]);
  expect(pictures.filter((path) => !parsePicture(path))).toEqual([]);
});

test("a shop stands in a market of the city, joined it after it opened and can be reached by nobody outside the tests", () => {
  const markets: readonly string[] = MARKETS;
  expect(breaking(({ district }) => markets.includes(district))).toEqual([]);
  expect(breaking(({ district, since }) => district !== "District_2-East" || since >= 2023)).toEqual([]);
  expect(
    breaking(({ email, telephone }) => /^[a-z0-9@.-]+\.example$/.test(email) && /^\+86 579 0\d{3} \d{4}$/.test(telephone)),
  ).toEqual([]);
});

test("a factory's goods have a brand that no other shop and no other factory's goods have, a trader's have none", () => {
  const brands = millionProductShops.map(({ id }) => makeBrand(shopNumber(id), findTrade(shopNumber(id))));
  const given = brands.filter((brand) => brand !== null);
  expect(new Set(given).size).toBe(given.length);
  expect(millionProductShops.filter(({ factory }, i) => !factory && brands[i] !== null)).toEqual([]);
  const houses = new Set(millionProductShops.map(({ name }) => name.split(" ").slice(0, 2).join(" ")));
  expect(given.filter((brand) => houses.has(brand))).toEqual([]);
  const factories = new Set(shops.filter(({ factory }) => factory).map(({ id }) => id));
  expect(core.filter(({ shop_id, brand }) => factories.has(shop_id) !== (brand !== null))).toEqual([]);
});

const shownFloors = new Map(industrySeeds().map(({ name, market, floor }) => [name, `${market} ${floor}`]));

test("every shop stands on a floor of its market's page, which has a line of trade of the shop there", () => {
  const contradictory = millionProductShops.filter(({ id, name, district, location }) => {
    const [, floor, booth] = /, piso (\d), local (\d)\d{4}$/.exec(location) ?? [];
    const { industries } = findTrade(shopNumber(id)).top;
    const own = statedIndustries(name, industries).map((industry) => shownFloors.get(industry));
    return floor !== booth || !own.includes(`${district} ${floor}`);
  });
  expect(contradictory.map(({ name, location }) => `${name}: ${location}`)).toEqual([]);
});

test("a shop stands where its name says what is sold, else where its trade is", () => {
  const halls = ["Guantes y gorros", "Bufandas y chales", "Medias y calcetines"];
  expect(statedIndustries("Jinyao Gorras y Bufandas", halls)).toEqual(["Guantes y gorros", "Bufandas y chales"]);
  expect(statedIndustries("Jinyao Fábrica de Medias", halls)).toEqual(["Medias y calcetines"]);
  expect(statedIndustries("Jinyao Accesorios de Vestir", halls)).toEqual(["Guantes y gorros"]);
});
