import type { Page } from "@playwright/test";
import { fill } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.favorite;

const heart = (page: Page, name: string) =>
  page.getByRole("button", { name: fill(text.cartActions.wish, { name }), exact: true });
const isSaved = (page: Page, name: string) => expect(heart(page, name)).toHaveAttribute("aria-pressed", "true");
const isNotSaved = (page: Page, name: string) => expect(heart(page, name)).toHaveAttribute("aria-pressed", "false");

/** Saves favourites by API. */
async function save(page: Page, ids: string[]) {
  for (const obj_id of ids) {
    const response = await page.request.post("/api/gateway/buyer/member/collection", {
      data: { obj_id },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(response.ok()).toBe(true);
  }
}

// spec: 1.2
test("a heart answers at once, stays after a reload, and is taken back by a second press", async ({ page, goods }) => {
  const [good] = (await goods()).records;
  if (!good) throw new Error("no goods");
  await signIn(page);
  await open(page, "/shop/product");
  await isNotSaved(page, good.name);
  const answered = page.waitForResponse(/member\/collection$/);
  await heart(page, good.name).click();
  await isSaved(page, good.name);
  expect((await answered).ok()).toBe(true);
  await open(page, `/product/${good.productId}`);
  const own = page.getByRole("main").getByRole("button", { name: text.product.favorite, exact: true });
  await expect(own).toHaveAttribute("aria-pressed", "true");
  const removed = page.waitForResponse(/member\/collection\//);
  await own.click();
  await removed;
  await open(page, "/shop/product");
  await isNotSaved(page, good.name);
});

test("a page asks once for all of its hearts, and only for a member", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("member/collection")) asked.push(request.url());
  });
  await open(page, "/shop/product");
  await page.locator("html[data-cards]").waitFor();
  expect(asked).toEqual([]);
  await signIn(page);
  const answered = page.waitForResponse(/member\/collection/);
  await open(page, "/shop/product");
  await answered;
  expect(asked).toHaveLength(1);
});

for (const [what, fulfil, told] of [
  ["refused", { status: 422, json: { errors: "Ese producto no se puede guardar." } }, "Ese producto no se puede guardar."],
  ["unanswered", { status: 503, json: { errors: "" } }, text.cartActions.wishFailed],
] as const) {
  test(`a wish that is ${what} is taken back and told`, async ({ page, goods }) => {
    const [good] = (await goods()).records;
    if (!good) throw new Error("no goods");
    await signIn(page);
    await open(page, "/shop/product");
    await isNotSaved(page, good.name);
    await page.route(/member\/collection$/, (route) => route.fulfill(fulfil));
    await heart(page, good.name).click();
    await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible();
    await isNotSaved(page, good.name);
  });
}

test("a guest goes to the login, and the wish is made on the way back, once", async ({ page, goods }) => {
  const [good] = (await goods()).records;
  if (!good) throw new Error("no goods");
  await open(page, "/shop/product");
  await heart(page, good.name).click();
  await expect(page).toHaveURL(`/login?return_url=%2Fshop%2Fproduct&wish=${good.productId}`);
  await expect(page.getByRole("main").getByText(fill(text.session.reasons.wish, { name: good.name }))).toBeVisible();
  // Still a guest's page: one that starts with a session saves the wish itself.
  await page.locator("html[data-cards]").waitFor();
  await signIn(page);
  // The message may disappear before `load`.
  await page.goto("/shop/product", { waitUntil: "commit" });
  await expect(page.getByRole("status").filter({ hasText: text.cartActions.wishKept })).toBeVisible();
  await isSaved(page, good.name);
  const removed = page.waitForResponse(/member\/collection\//);
  await heart(page, good.name).click();
  await isNotSaved(page, good.name);
  await removed;
  const answered = page.waitForResponse(/obj_ids/);
  await page.reload();
  await answered;
  await isNotSaved(page, good.name);
});

// spec: 1.2, 9.1
test("saved products show their price now and then, are removed and brought back, and go into the cart", async ({
  page,
  goods,
}) => {
  const { records } = await goods({ pageSize: 24 });
  await signIn(page);
  await save(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, "/personCenter/Wish");
  await expect(page.getByText("24 productos guardados")).toBeVisible();
  const last = records.at(-1);
  if (!last) throw new Error("no goods");
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: last.name, exact: true }) });
  await expect(card).not.toContainText(t.savedOn);
  await expect(card.getByRole("link", { name: t.addToList })).toHaveAttribute("href", /Wish\/lists\?product_id=\d+$/);
  const removed = page.waitForResponse(/member\/collection\//);
  await card.getByRole("button", { name: fill(t.remove, { name: last.name }) }).click();
  await removed;
  await expect(page.getByText(t.removed)).toBeVisible();
  const undone = page.waitForResponse(/member\/collection$/);
  await page.getByRole("button", { name: t.undo }).click();
  await undone;
  await expect(card).toBeVisible();
  await page.reload();
  await expect(page.getByRole("article").first().getByRole("link").first()).toHaveText(last.name);
  await page.getByRole("article").getByRole("button", { name: t.add }).first().click();
  const counted = page.getByRole("banner").getByRole("link", { name: text.frame.cartCount.replace("{count}", "1"), exact: true });
  await expect(counted).toBeVisible();
  const choice = page.getByRole("article").getByRole("link", { name: t.choose }).first();
  await expect(choice).toHaveAttribute("href", /^\/product\/\d+#variantes$/);
});

test("more wishes than a page holds stand on pages of their own", async ({ page, goods }) => {
  const { records } = await goods({ pageSize: 25 });
  await signIn(page);
  await save(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, "/personCenter/Wish");
  const pages = page.getByRole("navigation", { name: t.pages });
  await pages
    .getByRole("link", { name: /Página 2|Siguiente/ })
    .first()
    .click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("without wishes the page says so and leads on", async ({ page }) => {
  await signIn(page);
  await open(page, "/personCenter/Wish");
  await expect(page.getByText(t.none, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: t.browse })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`saved products have no serious accessibility finding and no sideways scroll at ${width} px`, async ({
    page,
    goods,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { records } = await goods({ pageSize: 6 });
    await signIn(page);
    await save(
      page,
      records.map(({ productId }) => productId),
    );
    await open(page, "/personCenter/Wish");
    await expect(page.getByRole("article")).toHaveCount(6);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(consoleErrors).toEqual([]);
  });
}
