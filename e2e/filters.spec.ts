import { fill, plural } from "../lib/format";
import { expect, open, test, text } from "./fixtures";

test("what a search is narrowed by stands over the results as chips, and each takes itself away", async ({ reader, goods }) => {
  const [product] = (await goods({ keyword: "caja" })).records;
  const narrowed = { keyword: "caja", shop_id: product?.shopId ?? "", min_price: "0.1", max_price: "500", sort: "newest" };
  await open(reader, `/screen/product?${new URLSearchParams(narrowed)}`);
  const chips = reader.getByRole("navigation", { name: text.listing.active }).getByRole("listitem");
  await expect(chips).toHaveCount(3);
  await expect(chips.first()).toContainText("Tienda:");
  await chips.nth(1).getByRole("link").click();
  await expect(reader).not.toHaveURL(/price=/);
  await expect(reader).toHaveURL(/keyword=caja/);
  await expect(reader).toHaveURL(/sort=newest/);
  await expect(chips).toHaveCount(1);
  await reader.goBack();
  await reader.getByRole("link", { name: text.listing.removeAll }).click();
  await expect(reader).toHaveURL(/\/screen\/product\?keyword=caja&sort=newest$/);
  await expect(chips).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without a script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("each value of the filters leaves as many goods as it says", async ({ page }) => {
      const t = text.listing;
      await page.goto("/screen/product?keyword=bolsa");
      const filters = page.getByRole("complementary", { name: t.filters });
      for (const name of [t.filterNames.minimum, t.filterNames.color, t.filterNames.district]) {
        // With scripts the sheet is open again after a choice.
        if (name === t.filterNames.minimum || !javaScriptEnabled) await filters.getByRole("button", { name: t.filters }).click();
        const values = filters.getByRole("navigation", { name, exact: true }).getByRole("link");
        await expect(values.first()).toBeVisible();
        const counts = (await values.locator("span").allTextContents()).map((count) => Number(count.replaceAll(".", "")));
        // The broadest option, so that the next filter still narrows.
        const most = Math.max(...counts);
        await values.nth(counts.indexOf(most)).click();
        await expect(page.getByText(plural(t.results, most), { exact: true })).toBeVisible();
        if (javaScriptEnabled) await expect(filters.getByRole("button", { name: plural(t.seeResults, most) })).toBeInViewport();
        await expect(filters.locator(`nav[aria-label="${name}"] a[aria-current]`)).toHaveCount(1);
      }
      await expect(page.getByRole("navigation", { name: t.active }).getByRole("listitem")).toHaveCount(4);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test("several values of a filter are chosen one after the other, and each is taken away again", async ({ page, goods }) => {
      const t = text.listing;
      await page.goto("/screen/product?keyword=bolsa&color=negro");
      const filters = page.getByRole("complementary", { name: t.filters });
      const colors = filters.getByRole("navigation", { name: t.filterNames.color, exact: true }).getByRole("link");
      await filters.getByRole("button", { name: t.filters }).click();
      await colors.filter({ hasText: /^Azul rey\d/ }).click();
      await expect(page).toHaveURL(/color=azul\+rey%2Cnegro$/);
      const { total } = await goods({ keyword: "bolsa", color: "azul rey,negro" });
      await expect(page.getByText(plural(t.results, total), { exact: true })).toBeVisible();
      await expect(page.getByRole("navigation", { name: t.active }).getByRole("listitem")).toHaveCount(3);
      if (javaScriptEnabled) {
        await filters.getByRole("button", { name: plural(t.seeResults, total) }).click();
        await expect(colors.first()).toBeHidden();
      }
      await filters.getByRole("button", { name: t.filters }).click();
      await colors.filter({ hasText: `${t.removeFilter} Negro` }).click();
      await expect(page).toHaveURL(/color=azul\+rey$/);
    });

    test("the order is chosen in a sheet that has a way out", async ({ page }) => {
      const t = text.listing;
      await page.goto("/screen/product?keyword=bolsa");
      const order = page.getByRole("navigation", { name: t.sort });
      const cheapest = order.getByRole("link", { name: t.sorts.price_asc });
      const opener = order.getByRole("button", { name: t.sorts.relevance });
      await opener.click();
      await expect(cheapest).toBeVisible();
      await order.getByRole("button", { name: t.close }).click();
      await expect(cheapest).toBeHidden();
      await opener.click();
      await cheapest.click();
      await expect(page).toHaveURL(/sort=price_asc$/);
      await expect(order.getByRole("button", { name: t.sorts.price_asc })).toBeVisible();
    });
  });
}

test("in the sheet a price is typed with a comma and applied by the button that shows the products", async ({ page }) => {
  const t = text.listing;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/screen/product?keyword=bolsa");
  const filters = page.getByRole("complementary", { name: t.filters });
  await filters.getByRole("button", { name: t.filters }).click();
  await filters.getByLabel(t.minPrice, { exact: true }).fill("barato");
  // Until the page's late scripts are there, the browser tells the same in its own bubble.
  await expect(async () => {
    await filters.getByRole("button", { name: /^Ver \d/ }).click();
    await expect(filters.getByRole("alert")).toHaveText(t.priceHint, { timeout: 500 });
  }).toPass();
  await filters.getByLabel(t.minPrice, { exact: true }).fill("0,5");
  await filters.getByRole("button", { name: /^Ver \d/ }).click();
  await expect(page).toHaveURL(/\?keyword=bolsa&min_price=0%2C5$/);
  await expect(filters.getByLabel(t.minPrice, { exact: true })).toBeHidden();
  await expect(page.getByRole("navigation", { name: t.active }).getByText("Desde $0,50 USD")).toBeVisible();
  await filters.getByRole("button", { name: fill(t.filtersOf, { count: "1" }) }).click();
  await filters.getByLabel(t.maxPrice, { exact: true }).fill("2");
  await filters.getByRole("button", { name: t.apply }).click();
  await expect(page).toHaveURL(/\?keyword=bolsa&min_price=0%2C5&max_price=2$/);
  await expect(filters.getByLabel(t.maxPrice, { exact: true })).toBeVisible();
  await expect(filters.getByLabel(t.maxPrice, { exact: true })).toHaveValue("2");
});

test("filters that leave nothing say what there is without them", async ({ page }) => {
  const t = text.listing;
  await open(page, "/screen/product?keyword=vasos&max_price=0.01&sort=newest");
  await expect(page.getByText(/^Hay \d+ productos, pero ninguno con estos filtros$/)).toBeVisible();
  const filters = page.getByRole("complementary", { name: t.filters });
  await expect(filters.getByLabel(t.maxPrice, { exact: true })).toHaveValue("0,01");
  await page.getByRole("main").getByRole("link", { name: t.clear, exact: true }).last().click();
  await expect(page).toHaveURL("/screen/product?keyword=vasos&sort=newest");
});

test("the label of an offer leaves the heart free on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/productsIn?code=ofertas");
  const card = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .first();
  const label = await card.locator("p", { hasText: "Baja" }).boundingBox();
  const heart = await card.locator(".wish").boundingBox();
  if (!label || !heart) throw new Error("an offer has a label and a heart");
  expect(label.x + label.width).toBeLessThanOrEqual(heart.x + 4);
});

test("a range of prices can be about cartons", async ({ page }) => {
  const t = text.listing;
  await open(page, "/screen/product?keyword=bolsa");
  const filters = page.getByRole("complementary", { name: t.filters });
  await filters.getByLabel(t.pricePer).selectOption(t.pricePerCarton);
  await filters.getByLabel(t.maxPrice, { exact: true }).fill("100");
  await filters.getByRole("button", { name: t.apply }).click();
  await expect(page).toHaveURL(/price_per=carton/);
  const chips = page.getByRole("navigation", { name: t.active });
  await expect(chips.getByText(fill(t.chips.cartonMaxPrice, { value: "$100,00 USD" }))).toBeVisible();
});
