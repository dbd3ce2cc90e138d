import type { Page } from "@playwright/test";
import { fill, money } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";
import { fillPassword, newMember } from "./login";

const t = text.watch;
const PHONE = { width: 360, height: 740 };
const WATCHES = "/personCenter/Wish/watches";

/** Watch messages of the member's page; polls for `count`. */
async function toldOnce(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto("/personCenter/Messages?kind=watch");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
}

const rowOf = (page: Page, region: string, name: string) =>
  page.getByRole("region", { name: region, exact: true }).getByRole("listitem").filter({ hasText: name });

// spec: 27.1
test("a search is saved from its list, told of when new goods come, renamed and removed @faults", async ({
  page,
  goods,
  gateway,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { records } = await goods({ currPage: 4 });
  const like = records[0]?.productId ?? "";
  const shop = records[0]?.shopId ?? "";
  await open(page, `/screen/product?keyword=${encodeURIComponent(records[0]?.name ?? "")}&shop_id=${shop}`);
  await page.getByRole("link", { name: t.save, exact: true }).click();
  await expect(page).toHaveURL(/\/personCenter\/Wish\/watches\/new\?keyword=/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel(t.new.name).fill("Para la tienda");
  await page.getByRole("button", { name: t.new.saveSearch, exact: true }).click();
  await expect(page.getByText(t.done.search)).toBeVisible();
  await expect(rowOf(page, t.searches, "Para la tienda")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const id = await gateway.addProductLike(like);
  await toldOnce(page, 1);
  await page.goto(WATCHES);
  await rowOf(page, t.searches, "Para la tienda").getByRole("link", { name: t.newest }).click();
  await expect(page.getByRole("main").locator(`a[href="/product/${id}"]`).first()).toBeVisible();

  await page.goto(WATCHES);
  const row = rowOf(page, t.searches, "Para la tienda");
  const list = (await row.getByRole("link", { name: t.newest }).getAttribute("href")) ?? "";
  await row.getByText(t.rename, { exact: true }).click();
  await row.getByLabel(t.new.name).fill("Termos <b>nuevos</b>");
  await row.getByRole("button", { name: t.renameYes }).click();
  await expect(page.getByText(t.done.renamed)).toBeVisible();
  await page.getByRole("button", { name: fill(t.removeSearch, { name: "Termos <b>nuevos</b>" }) }).click();
  await expect(page.getByText(t.done.removedSearch)).toBeVisible();
  await expect(page.getByText(t.emptyLead)).toBeVisible();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(rowOf(page, t.searches, "Termos <b>nuevos</b>").getByRole("link", { name: t.newest })).toHaveAttribute(
    "href",
    list,
  );
});

// spec: 27.2
test("a price is watched from the product's page, and each change is told once @faults", async ({ page, goods, gateway }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(PHONE);
  await signIn(page);
  // A product of its own: other tests change prices.
  const { records } = await goods({ currPage: 5 });
  const id = await gateway.addProductLike(records[0]?.productId ?? "");
  const name = `${records[0]?.name} ${id}`;
  await open(page, `/product/${id}`);
  await page.getByRole("link", { name: t.price, exact: true }).click();
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await expect(page.getByText(t.done.price)).toBeVisible();
  await expect(rowOf(page, t.prices, name).getByText(t.trends.same)).toBeVisible();

  await gateway.setPrice(id, 999);
  await toldOnce(page, 1);
  await gateway.setPrice(id, 998);
  await toldOnce(page, 2);
  await page.goto(WATCHES);
  await expect(rowOf(page, t.prices, name).getByText(t.trends.up.split("{")[0] ?? "")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: fill(t.removePrice, { name }) }).click();
  await expect(page.getByText(t.noPrices)).toBeVisible();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(rowOf(page, t.prices, name).getByText(t.trends.up.split("{")[0] ?? "")).toBeVisible();
});

// spec: 27.2
test("a price may be watched for a target, which stays after an undone removal", async ({ page, goods }) => {
  await page.setViewportSize(PHONE);
  await signIn(page);
  const { records } = await goods();
  await open(page, `${WATCHES}/new?product_id=${records[0]?.productId}`);
  await page.getByLabel(t.new.target).fill("barato");
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await expect(page.getByText(t.problem.target)).toBeVisible();
  await expect(page.getByLabel(t.new.target)).toHaveValue("barato");
  await page.getByLabel(t.new.target).fill("99999");
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /^Hoy ya cuesta \$.+ USD: escriba un precio menor/ })).toBeVisible();
  await expect(page.getByLabel(t.new.target)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(t.new.target).fill("0,50");
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await expect(page.getByText(fill(t.done.target, { price: money(0.5) }))).toBeVisible();
  const target = page.getByText(fill(t.target, { price: money(0.5) }));
  await expect(target).toBeVisible();
  await page.getByRole("button", { name: /^Eliminar el aviso/ }).click();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(target).toBeVisible();
});

test("a price that falls to its target says so, and the target is changed from there @faults", async ({
  page,
  goods,
  gateway,
}) => {
  await signIn(page);
  const { records } = await goods({ currPage: 5 });
  const id = await gateway.addProductLike(records[0]?.productId ?? "");
  await gateway.setPrice(id, 9);
  await open(page, `${WATCHES}/new?product_id=${id}`);
  await page.getByLabel(t.new.target).fill("8,50");
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await gateway.setPrice(id, 8);
  await open(page, WATCHES);
  await expect(page.getByText(fill(t.reached, { price: money(8.5) }))).toBeVisible();
  await expect(page.getByText(fill(t.target, { price: money(8.5) }))).toHaveCount(0);
  await page.getByRole("link", { name: t.changeTarget }).click();
  await expect(page.getByLabel(t.new.target)).toHaveValue("8,5");
  await page.getByLabel(t.new.target).fill("7");
  await page.getByRole("button", { name: t.new.savePrice, exact: true }).click();
  await expect(page.getByText(fill(t.target, { price: money(7) }))).toBeVisible();
});

test("words that are typed lead to the page that saves a search for them", async ({ page }) => {
  await signIn(page);
  await open(page, WATCHES);
  await page.getByLabel(t.goods).fill("termo");
  await page.getByRole("button", { name: t.newSearch }).click();
  await expect(page).toHaveURL(`${WATCHES}/new?keyword=termo`);
  await page.getByRole("button", { name: t.new.saveSearch }).click();
  await expect(page.getByText(t.done.search)).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest who saves a search logs in and comes back to it @outbox", async ({ page }) => {
    await page.setViewportSize(PHONE);
    const email = await newMember(page.request);
    await page.context().clearCookies();
    await page.goto("/screen/product?keyword=termo&max_price=20");
    await page.getByRole("link", { name: t.save, exact: true }).click();
    await expect(page).toHaveURL(/\/login\?return_url=/);
    await fillPassword(page, email);
    await expect(page).toHaveURL("/personCenter/Wish/watches/new?keyword=termo&max_price=20");
    await page.getByLabel(t.new.name).fill(" ");
    await page.getByRole("button", { name: t.new.saveSearch, exact: true }).click();
    await expect(page.getByText(t.problem.name)).toBeVisible();
    await page.getByLabel(t.new.name).fill("Termos baratos");
    await page.getByRole("button", { name: t.new.saveSearch, exact: true }).click();
    await expect(page.getByText(t.done.search)).toBeVisible();
    await expect(page.getByRole("link", { name: "Termos baratos" })).toHaveAttribute(
      "href",
      "/screen/product?keyword=termo&max_price=20&sort=newest",
    );
  });
});

test("what was seen is shown on the home page too, and forgotten with one press", async ({ page, goods }) => {
  await page.setViewportSize(PHONE);
  const { records } = await goods();
  await open(page, `/product/${records[0]?.productId}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("seen-products"))).not.toBeNull();
  await open(page, "/");
  const seen = page.getByRole("region", { name: text.product.seen });
  await expect(seen.getByRole("link")).toHaveText([records[0]?.name ?? ""]);
  await seen.getByRole("button", { name: text.product.forgetSeen }).press("Enter");
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("seen-products"))).toBeNull();
});
