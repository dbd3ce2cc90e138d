import { badge, fillCart, find, firstGoods, isTiered } from "./cart";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.list;

// spec: 26.4
test("a cart becomes a named list, which is shared without an account, taken along, and bought again as a whole", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  const goods = await firstGoods(page);
  const one = find(goods, isTiered);
  const other = find(goods, (good) => isTiered(good) && good.productId !== one.productId);
  await fillCart(page, [one, other]);
  await open(page, "/cart");
  await page.getByRole("main").getByRole("link", { name: t.title }).click();
  await expect(page).toHaveURL("/personCenter/Wish/lists?from=cart");
  await page.getByLabel(t.name).fill("Navidad <b>2026</b>");
  await page.getByRole("button", { name: t.create }).click();
  await expect(page.getByText(t.done.created)).toBeVisible();
  for (const { name } of [one, other]) await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: t.shareYes }).click();
  const link = page.getByRole("link", { name: /\/list\/[\w-]{32}$/ });
  const address = (await link.getAttribute("href")) ?? "";

  const guest = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } });
  const shown = await guest.newPage();
  await open(shown, address);
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Navidad <b>2026</b>");
  expect(await shown.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  expect(await seriousFindings(shown)).toEqual([]);
  for (const [file, type] of [
    ["lista.pdf", "application/pdf"],
    ["lista.csv", "text/csv; charset=utf-8"],
  ]) {
    const answer = await shown.request.get(`${address}/${file}`);
    expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([
      200,
      type,
      "private, no-store",
    ]);
  }
  await shown.getByRole("button", { name: t.addAll }).click();
  await expect(badge(shown, 2)).toBeVisible();
  const own = page.url();
  await page.getByRole("button", { name: t.shareEnd }).click();
  await expect(page.getByText(t.done.unshared)).toBeVisible();
  expect((await shown.request.get(address)).status()).toBe(404);
  await guest.close();

  await page.goto(own);
  const quantity = page.getByLabel(t.quantityOf.replace("{name}", other.name), { exact: true });
  await quantity.fill("0");
  // Enter submits by the first button: save.
  await quantity.press("Enter");
  await expect(page.getByText(t.done.saved)).toBeVisible();
  await expect(page.getByRole("link", { name: other.name, exact: true })).toHaveCount(0);
  await page.getByLabel(t.name).fill("Navidad 2027");
  await page.getByRole("button", { name: t.addAll }).click();
  await expect(page.getByText(t.done.bought)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Navidad 2027");
  await page.getByText(t.delete, { exact: true }).click();
  await page.getByRole("button", { name: t.deleteYes }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  expect((await page.request.get(own)).status()).toBe(404);
});
