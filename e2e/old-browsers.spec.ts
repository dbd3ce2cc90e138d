import { buyer, checkoutOf, LIST } from "./buyer";
import { expect, open, signIn, test, text } from "./fixtures";
import { fillPassword, newMember } from "./login";

/** What Safari 15 and 16, Firefox before 125 and Chrome before 114 lack, and what only secure contexts have. */
function withoutNewer(): void {
  for (const name of ["showPopover", "hidePopover", "togglePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
  Reflect.deleteProperty(AbortSignal, "timeout");
  Reflect.deleteProperty(URL, "parse");
  Reflect.deleteProperty(URL, "canParse");
  Reflect.deleteProperty(Array.prototype, "toSorted");
  Reflect.deleteProperty(Crypto.prototype, "randomUUID");
}

/** A browser that keeps nothing: each use of its storage throws. */
function withoutStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(withoutNewer);
});

test("a page stays, and says what happened, where there are no popovers", async ({ page, goods }) => {
  const { records } = await goods();
  const good = records.find(({ min_quantity }) => min_quantity !== undefined);
  await open(page, `/product/${good?.productId}`);
  await page.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.locator("#mensajes")).toContainText(text.cartActions.toCart);
});

test("a member logs in, and confirms an order", async ({ page, goods }) => {
  const email = await newMember(page.request);
  await page.context().clearCookies();
  await open(page, "/login");
  await fillPassword(page, email);
  await expect(page).toHaveURL("/");
  const wanted = await buyer(
    page,
    (await goods()).records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  await expect(page.getByRole("heading", { name: text.order.checkout.summary })).toBeVisible();
  await page.getByRole("button", { name: text.order.checkout.confirm }).first().click();
  await expect(page).toHaveURL(/\/pay\?done=stored/);
});

test("files are attached to a request for quotation", async ({ page }) => {
  await open(page, "/cantFind");
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
  const chooser = page.getByLabel(text.inquiry.attachments).and(page.locator("input[type=file]"));
  await chooser.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  await expect(page.getByText("foto.png")).toBeVisible();
});

test("the way back from a conversation is offered", async ({ page }) => {
  await open(page, "/chat/away?from=/about_us");
  await expect(page.getByRole("main").locator('a[href="/about_us"]')).toBeVisible();
});

test("without storage a code can be asked for, and a login succeeds", async ({ page }) => {
  await page.addInitScript(withoutStorage);
  const email = await newMember(page.request);
  await page.context().clearCookies();
  await open(page, "/login");
  await expect(page.getByRole("button", { name: text.session.send.send })).toBeVisible();
  await fillPassword(page, email);
  await expect(page).toHaveURL("/");
});

test("without storage an order whose answer was lost is not placed again after a reload", async ({ page, goods }) => {
  await page.addInitScript(withoutStorage);
  const { records } = await goods();
  const products = records.map(({ productId }) => productId);
  await open(page, checkoutOf(await buyer(page, products)));
  const confirm = page.getByRole("button", { name: text.order.checkout.confirm }).first();
  await page.route("**/orders/store", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirm.click();
  await expect(page.getByText(text.order.checkout.unknown)).toBeVisible();
  await page.unroute("**/orders/store");
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await confirm.click();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
  await page.goto(LIST);
  await expect(page.getByText(text.order.count.one.replace("{count}", "1"), { exact: true })).toBeVisible();
});

test("without storage a guest is told that nothing was put into the cart", async ({ page, goods }) => {
  await page.addInitScript(withoutStorage);
  const { records } = await goods();
  const good = records.find(({ min_quantity }) => min_quantity !== undefined);
  await open(page, `/product/${good?.productId}`);
  await page.getByRole("button", { name: text.product.addToCart, exact: true }).click();
  await expect(page.locator("#mensajes")).toContainText(text.cartActions.blocked);
});

test("the member's page keeps its menus where there are no popovers", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const menu = page.locator("#cuenta");
  const opener = page.locator('header [popovertarget="cuenta"]');
  await opener.first().click();
  await expect(menu.getByRole("button", { name: text.frame.logout })).toBeVisible();
});

test("the fields of a login need no :has()", async ({ page }) => {
  await open(page, "/login");
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSSupportsRule ? [rule.cssText.replace(/\s+/g, " ")] : [])),
    ),
  );
  expect(rules).toContainEqual(expect.stringMatching(/not selector\(:has\(\*\)\) ?\{ \[data-of-choice\] \{ display: block/));
});
