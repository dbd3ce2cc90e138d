import { buyer, checkoutOf, LIST, placedFor } from "./buyer";
import { expect, open, test, text } from "./fixtures";

const { order: t, payment, account } = text;

test("a payment method added from an order leads back to its payment", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, `${LIST}/${orderNo}/pay`);
  await page.getByRole("link", { name: t.pay.addAccount }).click();
  await expect(page.getByRole("link", { name: payment.backUnsaved })).toHaveAttribute("href", `${LIST}/${orderNo}/pay`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByLabel(payment.holder).fill("Ana Ñáñez");
  await page.getByLabel(payment.bank, { exact: true }).fill("Davivienda");
  await page.getByLabel(payment.number).fill("999988887777");
  await page.getByRole("button", { name: payment.form.save }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/${orderNo}/pay\\?done=saved$`));
  await expect(page.getByText(payment.done.saved)).toBeVisible();
  await expect(page.getByRole("radio", { name: /7777/ })).toBeVisible();
  await page.goto(`/personCenter/FAM/new?return_url=${encodeURIComponent("//evil.example")}`);
  await expect(page.getByRole("link", { name: payment.back }).first()).toHaveAttribute("href", "/personCenter/FAM");
});

test("company and tax number added from a checkout lead back to it", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  await page.getByLabel(t.checkout.purchaseOrder).fill("OC-7");
  await page.getByRole("link", { name: t.checkout.buyerAdd }).click();
  await page.getByRole("textbox", { name: account.profile.company }).fill("Variedades Ana");
  await page.getByLabel(account.profile.taxId).fill("900123456-8");
  await page.getByLabel(account.profile.firstname).fill("Ana");
  await page.getByRole("button", { name: account.profile.save }).click();
  await expect(page).toHaveURL(checkoutOf(wanted));
  await expect(page.getByText("A nombre de Variedades Ana · NIT 900.123.456-8")).toBeVisible();
  await expect(page.getByLabel(t.checkout.purchaseOrder)).toHaveValue("OC-7");
});
