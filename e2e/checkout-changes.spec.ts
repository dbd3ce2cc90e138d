import { buyer, checkoutOf, furnished, post } from "./buyer";
import { expect, open, test, text } from "./fixtures";

const t = text.order;

test("an order that was cancelled after its answer was lost can be placed again", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  const lost: string[] = [];
  await page.route("**/orders/store", async (route) => {
    const { orderNo } = await (await route.fetch()).json();
    lost.push(orderNo);
    await route.abort();
  });
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page.getByText(t.checkout.unknown)).toBeVisible();
  await page.unroute("**/orders/store");
  await post(page, "base3/national/v1/orders/cancel", { orderNo: lost[0] });
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
  expect(page.url()).not.toContain(`/${lost[0]}/`);
});

test("a chosen address outlives a reload, and one that is deleted meanwhile is told", async ({ page, goods }) => {
  const { records } = await goods();
  const products = records.map(({ productId }) => productId);
  const wanted = await buyer(page, products);
  await furnished(page, products);
  await open(page, checkoutOf(wanted));
  const ids = await page
    .locator("input[type=radio][name=address_id]")
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value")));
  const address = (id: string | null | undefined) => page.locator(`input[type=radio][name=address_id][value="${id}"]`);
  await open(page, `${checkoutOf(wanted)}&address_id=${ids[0]}`);
  await address(ids[1]).check();
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(address(ids[1])).toBeChecked();
  const path = `/api/gateway/base3/national/v1/address/delete/${ids[1]}`;
  expect((await page.request.delete(path, { headers: { "sec-fetch-site": "same-origin" } })).ok()).toBe(true);
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page.getByRole("alert").filter({ hasText: t.checkout.changed })).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.checkout.addressGone)).toBeVisible();
  await expect(address(ids[0])).toBeChecked();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
});
