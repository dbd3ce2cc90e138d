import { parseFilm, parsePicture } from "../media/parse-path.ts";
import { categorySeeds, coreProducts, DEFAULT_PRODUCTS, productSeeds } from "./seed.ts";
import { makeDraft } from "./seed-draft.ts";
import { allKinds } from "./seed-kinds.ts";

const products = coreProducts({ count: DEFAULT_PRODUCTS });

/** Ids and names of the products that break a rule. */
const breaking = (rule: (product: (typeof products)[number]) => boolean) =>
  products.filter((product) => !rule(product)).map(({ id, name }) => `${id} ${name}`);

test("a product is the same whatever the count and wherever the reading begins", () => {
  const [late] = productSeeds({ count: 3001, from: 3000 });
  expect(late).toEqual(products[3000]);
  expect([...productSeeds({ count: 50 })]).toEqual(products.slice(0, 50));
});

test("ids run on without a gap and are as many as asked for", () => {
  expect(products).toHaveLength(DEFAULT_PRODUCTS);
  expect(products.map(({ id }) => id)).toEqual(products.map((_, i) => 1_000_001 + i));
});

test("no name and no description comes twice in the default catalogue", () => {
  expect(new Set(products.map(({ name }) => name)).size).toBe(DEFAULT_PRODUCTS);
  expect(new Set(products.map(({ description }) => description)).size).toBe(DEFAULT_PRODUCTS);
});

test("names of a kind stay apart however many products it has", () => {
  for (const kind of allKinds().slice(0, 8)) {
    const rounds = Array.from({ length: 2000 }, (_, round) => makeDraft(round, kind, round).name);
    expect(new Set(rounds).size).toBe(2000);
  }
});

test("references are short and never repeat", () => {
  const references = products.map(({ attributes }) => attributes.find(({ name }) => name === "Referencia")?.value ?? "");
  expect(references.filter((reference) => !/^YW-[1-5HS][A-Z]{1,2}-\d{4,}$/.test(reference))).toEqual([]);
  expect(new Set(references).size).toBe(DEFAULT_PRODUCTS);
});

test("names and descriptions are clean Spanish text", () => {
  const slip = / {2}|(?<!\p{L})(de de|para para|en en|con con|de el|a el|undefined|null|NaN)(?!\p{L})| [,.;:]|\.\.|,,/u;
  expect(breaking(({ name }) => /^\p{Lu}/u.test(name) && /[\p{L}\d)"%°²”]$/u.test(name) && !slip.test(name))).toEqual([]);
  expect(
    breaking(({ description }) => /^\p{Lu}/u.test(description) && description.endsWith(".") && !slip.test(description)),
  ).toEqual([]);
});

test("a description has three to five sentences and repeats none", () => {
  const sentences = (text: string) => text.split(/(?<=[.!?]) (?=[\p{Lu}¿¡])/u);
  expect(breaking(({ description }) => sentences(description).length >= 3 && sentences(description).length <= 5)).toEqual([]);
  expect(breaking(({ description }) => new Set(sentences(description)).size === sentences(description).length)).toEqual([]);
});

test("seven products in ten have tiers whose quantities rise and whose prices fall by 4 to 12 %", () => {
  const tiered = products.filter(({ tiers }) => tiers.length > 0);
  expect(tiered.length / products.length).toBeGreaterThan(0.65);
  expect(tiered.length / products.length).toBeLessThan(0.76);
  expect(new Set(tiered.map(({ tiers }) => tiers.length))).toEqual(new Set([2, 3, 4]));
  const falls = ({ tiers }: (typeof products)[number]) =>
    tiers.slice(1).every(({ price, quantity }, i) => {
      const before = tiers[i] ?? { price: 0, quantity: 0 };
      return quantity > before.quantity && price <= before.price * 0.96 + 1e-9 && price >= before.price * 0.88 - 1e-9;
    });
  expect(breaking(falls)).toEqual([]);
});

test("prices are whole cents above zero, and the first tier is the price and the smallest order", () => {
  expect(breaking(({ price }) => price > 0 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6)).toEqual([]);
  expect(
    breaking(({ price, tiers, min_quantity }) => !tiers[0] || (tiers[0].price === price && tiers[0].quantity === min_quantity)),
  ).toEqual([]);
  expect(breaking(({ min_quantity, pack_quantity }) => min_quantity >= 1 && pack_quantity % min_quantity === 0)).toEqual([]);
});

test("a gallery has three to six different pictures that the media can draw", () => {
  expect(breaking(({ images }) => images.length >= 3 && images.length <= 6 && new Set(images).size === images.length)).toEqual(
    [],
  );
  expect(breaking(({ detail_images: details }) => details.length >= 2 && details.length <= 4)).toEqual([]);
  expect(breaking(({ images, detail_images }) => [...images, ...detail_images].every((path) => parsePicture(path)))).toEqual([]);
  expect(breaking(({ skus }) => skus.every(({ image }) => !image || parsePicture(image)))).toEqual([]);
  expect(
    breaking(({ video }) => !video || (parseFilm(video.url) !== undefined && parsePicture(video.cover) !== undefined)),
  ).toEqual([]);
});

test("one product in seven has a film", () => {
  const share = products.filter(({ video }) => video).length / products.length;
  expect(share).toBeGreaterThan(0.12);
  expect(share).toBeLessThan(0.18);
});

test("products of one kind that follow each other differ in scene and backdrop", () => {
  const [kind] = allKinds();
  const covers = products
    .filter(({ images: [cover] }) => cover?.startsWith(`/media/goods/${kind?.good.icon}.`))
    .map(({ images: [cover = ""] }) => cover);
  const looks = covers.map((cover) => cover.split(".").slice(1, 3).join());
  expect(looks.length).toBeGreaterThan(3);
  expect(looks.filter((look, i) => look === looks[i + 1])).toEqual([]);
});

test("variants have ids without spaces, one picture a colour and options that no other has", () => {
  expect(breaking(({ skus }) => skus.every(({ sku_id }) => /^\d+-\d+$/.test(sku_id)))).toEqual([]);
  expect(breaking(({ skus }) => new Set(skus.map(({ options }) => JSON.stringify(options))).size === skus.length)).toEqual([]);
  expect(
    breaking(({ skus }) => {
      const colors = new Set(skus.map(({ options }) => options.Color));
      const pictures = new Set(skus.map(({ image }) => image));
      return pictures.size === colors.size;
    }),
  ).toEqual([]);
});

test("no attribute is empty or named twice, and the trade's own are there", () => {
  expect(breaking(({ attributes }) => attributes.every(({ name, value }) => name.trim() && value.trim()))).toEqual([]);
  expect(breaking(({ attributes }) => new Set(attributes.map(({ name }) => name)).size === attributes.length)).toEqual([]);
  const always = ["Referencia", "Peso", "Contenido del cartón", "Origen"];
  expect(breaking(({ attributes }) => always.every((label) => attributes.some(({ name }) => name === label)))).toEqual([]);
});

test("eight products are withdrawn for good", () => {
  expect(products.filter(({ status }) => status === "withdrawn")).toHaveLength(8);
});

test("categories form three levels, have drawable tiles, and none is without goods", () => {
  const categories = categorySeeds();
  const sold = new Set(products.map(({ category_id }) => category_id));
  expect(categories.filter(({ id, level }) => level === 3 && !sold.has(id))).toEqual([]);
  expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  expect(categories.filter(({ img }) => !parsePicture(img))).toEqual([]);
  const known = new Map(categories.map(({ id, level }) => [id, level]));
  expect(
    categories.filter(({ parent_id, level }) => (parent_id === null ? level !== 1 : known.get(parent_id) !== level - 1)),
  ).toEqual([]);
});

test("dates lie before the day the catalogue is told from, the last change after the publication", () => {
  expect(breaking(({ published_at, updated_at }) => published_at <= updated_at && updated_at <= "2026-11-16T15:00:00Z")).toEqual(
    [],
  );
});
