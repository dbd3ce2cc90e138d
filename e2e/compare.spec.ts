import { firstGoods } from "./basket";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.compare;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  // spec: 26.3
  test("products stand side by side, one is added by its address and one taken away, and the address holds the choice", async ({
    page,
  }) => {
    const [one, other, third] = await firstGoods(page);
    await page.goto(`/product/${one?.productId}`);
    await page.getByRole("link", { name: t.compare, exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${one?.productId}`);
    await page.getByLabel(t.number).fill(`https://example.co/product/${other?.productId}`);
    await page.getByRole("button", { name: t.compare }).click();
    const heads = page.getByRole("columnheader");
    await expect(heads).toHaveCount(3);
    await expect(page.getByRole("rowheader").filter({ hasText: t.different }).first()).toBeVisible();
    await page.goto(`/compare?ids=${one?.productId},${other?.productId},${third?.productId},999999999`);
    await expect(page.getByText(t.gone.one.replace("{count}", "1"))).toBeVisible();
    await page.getByRole("link", { name: t.removeOf.replace("{name}", third?.name ?? ""), exact: true }).click();
    await expect(page).toHaveURL(`/compare?ids=${one?.productId},${other?.productId}`);
    await page.getByLabel(t.number).fill("termo azul");
    await page.getByRole("button", { name: t.compare }).click();
    await expect(page.getByText(t.unknown.replace("{typed}", "termo azul"))).toBeVisible();
    await expect(page.getByLabel(t.number)).toHaveValue("termo azul");
    await expect(heads).toHaveCount(3);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
  });
});

test("the comparison is read by everybody, on a phone, too", async ({ page }) => {
  const [one, other] = await firstGoods(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/compare?ids=${one?.productId},${other?.productId}`);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
