import { fill } from "../lib/format";
import { buyer, checkoutOf, LIST, placed, placedFor } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.order;

// spec: 1.2, 16.1, 16.2
test("an order is cancelled with its reason, and ordered again line by line", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.filter(({ min_quantity = 1 }) => min_quantity > 1).map(({ productId }) => productId),
  );
  await open(page, `${LIST}/${orderNo}`);
  const steps = page.getByRole("region", { name: t.timeline }).getByRole("listitem");
  await expect(steps.and(page.locator("[aria-current=step]"))).toContainText(t.statuses.pending_payment);
  await expect(steps.last()).toContainText(t.statuses.received);
  await page.getByRole("button", { name: t.actions.cancel }).click();
  await page.getByLabel(t.actions.cancelReason).fill("Me equivoqué de talla");
  await page.getByRole("button", { name: t.actions.cancelConfirm }).click();
  await expect(page.getByText(t.done.cancelled)).toBeVisible();
  await expect(steps.last()).toContainText(t.statuses.cancelled);
  await expect(page.getByText("Me equivoqué de talla").first()).toBeVisible();
  await page.goto(`${LIST}/${orderNo}/pay`);
  await expect(page.getByText(t.pay.cancelled)).toBeVisible();
  await page.getByRole("link", { name: t.actions.reorder }).click();
  await expect(page.getByText(t.reorder.same)).toBeVisible();
  const quantity = page.getByRole("textbox", { name: t.reorder.quantity });
  await quantity.fill("1");
  await page.getByRole("button", { name: t.reorder.add }).click();
  await expect(page.getByText(t.reorder.problem.quantity)).toBeVisible();
  await expect(quantity).toHaveValue("1");
  await quantity.fill("2000");
  await expect(page.getByRole("status").filter({ hasText: t.reorder.total })).toContainText(/\d USD/);
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
  // Available once shipped.
  for (const paper of ["factura-comercial", "lista-de-empaque"])
    expect((await page.request.get(`${LIST}/${orderNo}/${paper}.pdf`)).status()).toBe(404);
});

test("orders are found by day and total", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  const row = page.getByRole("link", { name: fill(t.open, { number: orderNo }) });
  await open(page, LIST);
  await page.getByText(t.window.title).click();
  await page.getByLabel(t.window.from).fill("2024-01-01");
  await page.getByLabel(t.window.min_total).fill("0.01");
  await page.getByRole("button", { name: t.window.apply }).click();
  await expect(row).toBeVisible();
  await page.getByLabel(t.window.to).fill("2024-01-02");
  await page.getByRole("button", { name: t.window.apply }).click();
  await expect(page.getByText(t.emptyFound)).toBeVisible();
  await page.getByLabel(t.window.to).fill("2023-12-31");
  await page.getByRole("button", { name: t.window.apply }).click();
  await expect(page.getByText(t.window.inverted.to)).toBeVisible();
  await expect(page.getByLabel(t.window.to)).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: t.window.clear }).click();
  await expect(row).toBeVisible();
});

test("a service that keeps its families apart has a list for each, and nothing that it does not know @faults", async ({
  page,
  gateway,
}) => {
  await signIn(page);
  const apart = JSON.stringify({ records: [], total: 0 });
  await gateway.fault("national/v1/orders/login/page", { method: "GET", body: apart, match: await bearerOf(page) });
  await page.goto(LIST);
  await expect(page.getByRole("link", { name: t.families.national })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(t.window.title)).toHaveCount(0);
  await page.getByRole("link", { name: t.families.legacy }).click();
  await expect(page).toHaveURL(/family=legacy/);
  await expect(page.getByText(t.empty, { exact: true }).first()).toBeVisible();
});

test("one checkout in two tabs makes one order", async ({ page, context, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  const other = await context.newPage();
  for (const tab of [page, other]) await open(tab, checkoutOf(wanted));
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: t.checkout.confirm }).click();
    await expect(tab).toHaveURL(/\/pay/);
  }
  expect(other.url()).toBe(page.url());
  await open(page, LIST);
  await expect(page.getByText(fill(t.count.one, { count: 1 }), { exact: true })).toBeVisible();
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
