import { fillCart, find, firstGoods, isTiered } from "./cart";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.inquiry;

// spec: 26.2
test("a cart becomes one request with one press, and offers come line by line", async ({ page }) => {
  const email = await signIn(page);
  const goods = await firstGoods(page);
  const one = find(goods, isTiered);
  const other = find(goods, (good) => isTiered(good) && good.productId !== one.productId);
  await fillCart(page, [one, other]);
  await open(page, "/cart");
  await page.locator("#contenido").getByRole("link", { name: text.cart.quote }).filter({ visible: true }).click();
  const asked = page.getByRole("region", { name: t.lines.title });
  for (const { name } of [one, other]) await expect(asked.getByRole("link", { name })).toBeVisible();
  // The goods are those of the lines: neither their name nor a quantity is asked for.
  await expect(page.getByLabel(t.quantity, { exact: true })).toBeHidden();
  await page.getByText(t.more, { exact: true }).click();
  await page.getByLabel(t.destination).fill("Buenaventura");
  // Values survive a visit to the cart.
  await page.goBack();
  await expect(page.locator("#contenido").getByRole("link", { name: text.cart.quote }).filter({ visible: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel(t.destination)).toHaveValue("Buenaventura");
  // The member's own address is read after the page, which is the same for everybody.
  await expect(page.getByLabel(t.email)).toHaveValue(email);
  await page.getByRole("button", { name: t.review }).click();
  await page.getByLabel(t.accept).check();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page).toHaveURL("/cantFindWin");
  await page.getByRole("link", { name: t.sentMember }).click();
  await expect(page).toHaveURL(/\/personCenter\/RFQs\/\d+/);
  const accept = page.getByRole("button", { name: /^Aceptar la oferta/ });
  await expect(async () => {
    await page.reload();
    expect(await accept.count()).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 30_000 });
  const lines = page
    .getByRole("main")
    .getByRole("list")
    .getByRole("listitem")
    .filter({ has: page.getByRole("list", { name: /^Comparación de las ofertas/ }) });
  await expect(lines).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await accept.first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: t.detail.acceptConfirm }).click();
  await expect(page.getByRole("link", { name: t.detail.order }).first()).toHaveAttribute("href", /\/checkout\?offer_id=\d+/);
  // The other line is still open.
  await expect(accept.first()).toBeVisible();
});
