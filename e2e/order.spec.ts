import { buyer, checkoutOf, LIST, placed, placedFor } from "./buyer";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.order;

// spec: 1.2, 16.1, 16.2
test("an order is cancelled with its reason, and ordered again line by line", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, `${LIST}/${orderNo}`);
  await page.getByRole("button", { name: t.actions.cancel }).click();
  await page.getByLabel(t.actions.cancelReason).fill("Me equivoqué de talla");
  await page.getByRole("button", { name: t.actions.cancelConfirm }).click();
  await expect(page.getByText(t.done.cancelled)).toBeVisible();
  await expect(page.getByText("Me equivoqué de talla").first()).toBeVisible();
  await page.getByRole("link", { name: t.actions.reorder }).click();
  await expect(page.getByText(t.reorder.same)).toBeVisible();
  await page.getByRole("button", { name: t.reorder.add }).click();
  await expect(page).toHaveURL("/cart");
});

test("another member's order is nowhere to be found", async ({ page, browser, goods }) => {
  const { records } = await goods();
  const stranger = await (await browser.newContext()).newPage();
  const orderNo = await placedFor(
    stranger,
    records.map(({ productId }) => productId),
  );
  await signIn(page);
  for (const path of ["", "/pay", "/reorder", "/proforma", "/proforma.pdf", "/factura-comercial.pdf", "/lista-de-empaque.pdf"])
    for (const asked of [orderNo, "0"]) {
      const response = await page.request.get(`${LIST}/${asked}${path}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain("Ana Ñáñez");
    }
});

// spec: 16.1
test("the list goes out as CSV and the proforma as PDF", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  const csv = await page.request.get(`${LIST}/pedidos.csv`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const [head, row, end] = (await csv.text()).split("\r\n");
  expect(head).toBe(`\uFEFF${Object.values(t.csvHead).join(";")}`);
  expect(row).toContain(`"=""${orderNo}""";`);
  expect(end).toBe("");
  const pdf = await page.request.get(`${LIST}/${orderNo}/proforma.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 8).toString()).toBe("%PDF-1.7");
  // These are there once the order is shipped.
  for (const paper of ["factura-comercial", "lista-de-empaque"])
    expect((await page.request.get(`${LIST}/${orderNo}/${paper}.pdf`)).status()).toBe(404);
});

test("guests are led to the login and back", async ({ page }) => {
  for (const path of [LIST, "/checkout?offer_id=1"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(path)}`);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is placed and cancelled", async ({ page, goods }) => {
    const { records } = await goods();
    const wanted = await buyer(
      page,
      records.map(({ productId }) => productId),
    );
    await page.goto(checkoutOf(wanted));
    await page.getByRole("button", { name: t.checkout.confirm }).click();
    await expect(page.getByText(t.done.stored)).toBeVisible();
    await page.getByRole("link", { name: t.backToOrder }).click();
    await page.getByRole("button", { name: t.actions.cancel }).click();
    await page.getByRole("button", { name: t.actions.cancelConfirm }).click();
    await expect(page.getByText(t.done.cancelled)).toBeVisible();
  });
});

for (const width of [360, 1280]) {
  // spec: 16.1
  test(`checkout and orders are accessible and fit at ${width} px`, async ({ page, goods }) => {
    await page.setViewportSize({ width, height: 800 });
    const { records } = await goods();
    const wanted = await buyer(
      page,
      records.map(({ productId }) => productId),
    );
    const own = `${LIST}/${await placed(page, wanted)}`;
    for (const path of [checkoutOf(wanted), LIST, own, `${own}/pay`, `${own}/reorder`, `${own}/proforma`]) {
      await open(page, path);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await open(page, LIST);
    const [day] = await page.getByRole("main").getByRole("listitem").getByRole("time").all();
    const lines = await day?.evaluate((time) => time.getClientRects().length);
    expect(lines, "the day of an order stands on one line").toBe(1);
  });
}
