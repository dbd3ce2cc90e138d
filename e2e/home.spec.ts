import { TOAST } from "../components/ui/toast.client";
import { expect, open, seriousFindings, test, text } from "./fixtures";

/** Minimum touch target in pixels. */
const FINGER_PX = 44;

// spec: 11.1
test("the sections stand in the order of the specification", async ({ page }) => {
  await open(page, "/");
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const { home, inquiry } = text;
  expect(titles).toEqual([
    home.map,
    home.markets,
    home.offers,
    home.lives,
    home.bestSellers,
    home.factoriesTitle,
    home.videos,
    home.recommended,
    home.goodsSearch,
    home.services,
    inquiry.title,
  ]);
});

// spec: 2.1
test("the header has no bottom border on the home page and over the lists of shops and products, and one on a product page", async ({
  reader,
  goods,
}) => {
  const { records } = await goods();
  const border = () => reader.getByRole("banner").evaluate((header) => getComputedStyle(header).borderBottomColor);
  for (const path of ["/", "/shop", "/shop/factory", "/shop/product"]) {
    await open(reader, path);
    expect(await border()).toBe("rgba(0, 0, 0, 0)");
  }
  await open(reader, `/product/${records[0]?.productId}`);
  expect(await border()).not.toBe("rgba(0, 0, 0, 0)");
});

// spec: 11.3, 23.15
test("the banner is 400 px high and can be stopped", async ({ reader }) => {
  await reader.setViewportSize({ width: 1280, height: 900 });
  await open(reader, "/");
  const banner = reader.getByRole("region", { name: text.home.banner });
  expect((await banner.boundingBox())?.height).toBe(400);
  await banner.getByRole("button", { name: text.home.pause }).click();
  await expect(banner.getByRole("button", { name: text.home.play })).toBeVisible();
});

// spec: 11.8, 23.21
test("a video opens in a dialog of 740 px, plays by itself without sound, and closes with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  await page
    .getByRole("link", { name: /^Ver el video/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const video = dialog.locator("video");
  expect((await video.boundingBox())?.width).toBe(740);
  expect(await video.evaluate(({ muted, autoplay }: HTMLVideoElement) => ({ muted, autoplay }))).toEqual({
    muted: true,
    autoplay: true,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

// spec: 2.2, 23.13
test("back to top appears from 700 px on", async ({ reader }) => {
  await reader.emulateMedia({ reducedMotion: "reduce" });
  await open(reader, "/");
  const button = reader.getByRole("button", { name: text.frame.backToTop });
  await reader.evaluate(() => window.scrollTo(0, 699));
  await expect(button).toBeHidden();
  await reader.evaluate(() => window.scrollTo(0, 700));
  await button.click();
  await expect.poll(() => reader.evaluate(() => window.scrollY)).toBe(0);
});

// spec: 1.2, 2.1
test("the category menu and the member menu open with the keyboard and without a script's help", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: text.frame.categories }).press("Enter");
  await expect(page.getByRole("navigation", { name: text.frame.categories }).getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: text.frame.account }).press("Enter");
  const menu = page.getByRole("navigation", { name: text.frame.account });
  for (const name of [
    text.frame.wishes,
    text.frame.orders,
    text.frame.addresses,
    text.frame.quotations,
    text.frame.paymentMethods,
  ]) {
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", "/login");
  }
});

// spec: 2.1
test("a member is greeted by name and member links open in a new tab", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "user", value: encodeURIComponent("Ana|email"), url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  await page.getByRole("button", { name: "Hola, Ana" }).click();
  const menu = page.getByRole("navigation", { name: text.frame.account });
  await expect(menu.getByRole("link", { name: text.frame.orders })).toHaveAttribute("target", "_blank");
  for (const name of [text.member.overview, text.frame.messages, text.member.team, text.member.account])
    await expect(menu.getByRole("link", { name })).not.toHaveAttribute("target");
  await menu.getByRole("button", { name: text.frame.logout }).click();
  await expect(page.getByRole("button", { name: text.frame.account })).toBeVisible();
});

test("on a phone a guest sees both ways in, and a member the greeting, without opening a menu", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/");
  const banner = page.getByRole("banner");
  for (const name of ["Iniciar sesión", "registrar"]) {
    const entry = banner.getByRole("link", { name, exact: true });
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER_PX);
  }
  const cart = await banner.getByRole("link", { name: text.frame.cart }).boundingBox();
  await context.addCookies([{ name: "user", value: encodeURIComponent("Ana|email"), url: baseURL ?? "" }]);
  await open(page, "/");
  await expect(banner.getByText("Hola, Ana")).toBeInViewport({ ratio: 1 });
  expect(await banner.getByRole("link", { name: text.frame.cart }).boundingBox()).toEqual(cart);
});

test("on a phone the first screen has goods with their price above the bar", async ({ reader }) => {
  await reader.setViewportSize({ width: 360, height: 740 });
  await open(reader, "/");
  const banner = reader.getByRole("region", { name: text.home.banner });
  const goods = banner.getByRole("list").first().getByRole("listitem");
  await expect(goods).toHaveCount(2);
  const bar = await reader.getByRole("complementary", { name: text.frame.shortcuts }).boundingBox();
  for (const card of await goods.all()) {
    const price = await card.getByText(/USD$/).boundingBox();
    expect((price?.y ?? Number.NaN) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`what the form for goods misses is legible where ${colorScheme} is preferred`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
    const form = page.getByRole("region", { name: text.home.goodsSearch });
    await expect(async () => {
      await form.getByRole("button", { name: text.home.goodsSubmit }).click();
      await expect(form.getByRole("alert")).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await seriousFindings(page)).toEqual([]);
  });
}

test("the menu leads to every section, and turns the prices in pesos on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/");
  await page.getByRole("button", { name: text.frame.categories }).click();
  const menu = page.getByRole("navigation", { name: text.frame.categories });
  for (const [name, href] of [
    [text.frame.menuLinks.markets, "/entitymarket"],
    [text.frame.menuLinks.lives, "/live"],
    [text.frame.menuLinks.factories, "/shop/factory"],
    [text.frame.offers, "/productsIn?code=ofertas"],
    [text.frame.bestSellers, "/productsIn?code=mas-vendidos"],
    [text.frame.newArrivals, "/productsIn?code=novedades"],
    [text.frame.allProducts, "/shop/product"],
    [text.frame.menuLinks.articles, "/article/list"],
    [text.frame.account, "/personCenter"],
    [text.frame.wishes, "/personCenter/Wish"],
  ] as const)
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await menu.locator("[data-pesos-toggle]").click();
  await expect(page.locator("[data-pesos]").first()).toBeAttached();
});

test("a wide window shows the whole menu without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  await page.getByRole("button", { name: text.frame.categories }).click();
  const menu = page.getByRole("navigation", { name: text.frame.categories });
  await expect(menu.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test("a category of the menu opens the ones below it", async ({ reader }) => {
  await open(reader, "/");
  await reader.getByRole("button", { name: text.frame.categories }).click();
  const menu = reader.getByRole("navigation", { name: text.frame.categories });
  const tops = await menu.getByRole("link").count();
  await menu.getByRole("button", { expanded: false }).first().click();
  await expect.poll(() => menu.getByRole("link").count()).toBeGreaterThan(tops);
});

// spec: 1.7
test("a message takes the place of the one that is shown", async ({ reader }) => {
  await open(reader, "/");
  const shown = reader.getByRole("status").getByText(/^Mensaje (uno|dos)$/);
  const show = (title: string) =>
    reader.evaluate(([name, detail]) => window.dispatchEvent(new CustomEvent(name, { detail })), [
      TOAST,
      { title, duration: 60_000 },
    ] as const);
  await show("Mensaje uno");
  await expect(shown).toHaveText(["Mensaje uno"]);
  await show("Mensaje dos");
  await expect(shown).toHaveText(["Mensaje dos"]);
});

// spec: 23.10
test("a message shows for 2000 ms, 40 px from the top", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/");
  await page.clock.pauseAt("2026-11-20T16:00:00Z");
  await page.evaluate((name) => window.dispatchEvent(new CustomEvent(name, { detail: { title: "Mensaje uno" } })), TOAST);
  const shown = page.getByText("Mensaje uno");
  await expect(shown).toBeVisible();
  const message = page.getByRole("status").filter({ has: shown });
  expect(await message.evaluate((region) => region.getBoundingClientRect().top)).toBe(40);
  await page.clock.runFor(1_999);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1);
  await expect(shown).toBeHidden();
});
