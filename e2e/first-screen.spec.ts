import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { expect, open, test, text } from "./fixtures";
import { coveredBy, expectInSight } from "./visibility";

const t = text.product;
const PHONE = { width: 360, height: 780 };

const Shapes = z.object({
  records: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      unit: z.string(),
      has_variants: z.boolean(),
      multistage_price: z.array(z.object({ price: z.number() })),
    }),
  ),
});
type Shape = z.output<typeof Shapes>["records"][number];

async function products(page: Page): Promise<Shape[]> {
  const response = await page.request.post("/api/gateway/base3/productquery/v1/products/search", {
    data: { currPage: 1, pageSize: 60 },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return Shapes.parse(await response.json()).records;
}

const shapeOf = ({ name, unit, has_variants, multistage_price }: Shape) =>
  [unit, multistage_price.length, has_variants, name.length > 60].join(" ");

test("ten products of different shapes show picture, name, price, first tier and both actions on the first screen", async ({
  reader,
}) => {
  await reader.setViewportSize(PHONE);
  const byShape = new Map((await products(reader)).map((product) => [shapeOf(product), product]));
  expect(byShape.size).toBeGreaterThanOrEqual(10);
  for (const { productId, multistage_price } of [...byShape.values()].slice(0, 10)) {
    await open(reader, `/product/${productId}`);
    const main = reader.getByRole("main");
    await expectInSight(main.getByRole("region", { name: t.gallery }).getByRole("link").first());
    const parts = [
      main.getByRole("heading", { level: 1 }),
      main.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::p"),
      main.getByRole("button", { name: t.addToCart, exact: true }),
      main.getByRole("link", { name: t.requestQuote }),
      main.getByRole("textbox").first(),
      ...(multistage_price.length > 0
        ? [
            main
              .getByRole("list", { name: /según la cantidad$/ })
              .getByRole("listitem")
              .first(),
          ]
        : []),
    ];
    for (const part of parts) {
      await expectInSight(part);
      expect(await coveredBy(part)).toEqual([]);
    }
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // The bar is sticky.
    await reader.evaluate(() => window.scrollTo(0, 1200));
    await expectInSight(main.getByRole("button", { name: t.addToCart, exact: true }));
  }
});

for (const width of [360, 768]) {
  test(`at ${width} px minimum and landed cost are told in full, and nothing overlaps them`, async ({ reader }) => {
    await reader.setViewportSize({ width, height: 900 });
    const byUnit = new Map((await products(reader)).map((product) => [product.unit, product]));
    for (const { productId } of byUnit.values()) {
      await open(reader, `/product/${productId}`);
      const main = reader.getByRole("main");
      const price = main.getByRole("heading", { level: 1 }).locator("xpath=following-sibling::p");
      await expect(price).toContainText(/ USD (por|mín\.|de a) /);
      const landed = main.getByRole("link", { name: /en su tienda, en embarque compartido/ });
      for (const part of [price, landed]) expect(await coveredBy(part)).toEqual([]);
    }
  });

  test(`at ${width} px total, quantity and button stand in one row, and the packing is chosen after the variant`, async ({
    reader,
  }) => {
    await reader.setViewportSize({ width, height: 900 });
    const varied = (await products(reader)).find(({ has_variants }) => has_variants);
    await open(reader, `/product/${varied?.productId}`);
    const main = reader.getByRole("main");
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box ? box.y + box.height / 2 : Number.NaN;
    };
    const add = main.getByRole("button", { name: t.addToCart, exact: true });
    const row = await middle(add);
    expect(Math.abs((await middle(main.getByRole("textbox").first())) - row)).toBeLessThan(8);
    expect(Math.abs((await middle(main.getByText(t.total, { exact: true }).locator("xpath=.."))) - row)).toBeLessThan(8);
    const choices = main.locator("form fieldset");
    await expect(choices.last()).toHaveAccessibleName(new RegExp(`^${t.orderBy}`));
    for (const choice of (await choices.all()).slice(0, -1))
      expect(await middle(choice)).toBeLessThan(await middle(choices.last()));
  });
}

test("at 1280 px the button that adds stands on the first screen, also under the longest names", async ({ reader }) => {
  await reader.setViewportSize({ width: 1280, height: 800 });
  const varied = (await products(reader)).filter(({ has_variants }) => has_variants);
  for (const { productId } of varied.toSorted((one, other) => other.name.length - one.name.length).slice(0, 3)) {
    await open(reader, `/product/${productId}`);
    await expectInSight(reader.getByRole("main").getByRole("button", { name: t.addToCart, exact: true }));
  }
});

test("at 768 px picture and decision stand beside each other", async ({ reader, goods }) => {
  await reader.setViewportSize({ width: 768, height: 900 });
  const { records } = await goods();
  await open(reader, `/product/${records[0]?.productId}`);
  const main = reader.getByRole("main");
  const gallery = await main.getByRole("region", { name: t.gallery }).boundingBox();
  const add = main.getByRole("button", { name: t.addToCart, exact: true });
  await expectInSight(add);
  expect(await coveredBy(add)).toEqual([]);
  const box = await main.getByRole("heading", { level: 1 }).boundingBox();
  if (!gallery || !box) throw new Error("nothing is drawn");
  expect(gallery.x + gallery.width).toBeLessThanOrEqual(box.x);
  expect(box.y).toBeLessThan(gallery.y + gallery.height);
});

test("at 1280 px what buying means stands under the buttons, and the supplier under it beside the pictures", async ({
  reader,
  goods,
}) => {
  await reader.setViewportSize({ width: 1280, height: 900 });
  const { records } = await goods();
  await open(reader, `/product/${records[0]?.productId}`);
  const main = reader.getByRole("main");
  const part = async (name: string) => {
    const box = await main.getByRole("region", { name, exact: true }).boundingBox();
    return box ?? { x: Number.NaN, y: Number.NaN, height: 0 };
  };
  const gallery = await part(t.gallery);
  const facts = await part(t.attributes);
  const supplier = await main.locator("section[aria-labelledby=proveedor]").boundingBox();
  expect(supplier?.x).toBeGreaterThan(gallery.x);
  expect(supplier?.y).toBeLessThan(facts.y);
  const add = await main.getByRole("button", { name: t.addToCart, exact: true }).boundingBox();
  const unpaid = await main.getByText(t.assurances.unpaid).boundingBox();
  expect(unpaid?.y).toBeGreaterThan(add?.y ?? Number.NaN);
  expect(supplier?.y).toBeGreaterThan(unpaid?.y ?? Number.NaN);
});

test("on a phone the login's button stands above the bar when the page opens", async ({ reader }) => {
  await reader.setViewportSize({ width: 360, height: 740 });
  await open(reader, "/login");
  const submit = reader.getByRole("main").getByRole("button", { name: text.session.login, exact: true });
  await expectInSight(submit);
  expect(await coveredBy(submit)).toEqual([]);
});

test("the page that asks for a quotation does not offer itself", async ({ reader }) => {
  const shortcuts = reader.getByRole("complementary", { name: text.frame.shortcuts });
  const quote = shortcuts.getByRole("link", { name: text.frame.requestQuote });
  await open(reader, "/live");
  await expect(quote).toBeVisible();
  await open(reader, "/cantFind");
  await expect(shortcuts).toBeVisible();
  await expect(quote).toBeHidden();
});
