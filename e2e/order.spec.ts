import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { fill } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.order;
const LIST = "/personCenter/Orders";
const OWN = { "sec-fetch-site": "same-origin" };
const Placed = z.object({ orderNo: z.string() });
const Refusable = z.object({
  refused: z.array(z.unknown()),
  shops: z.array(z.object({ lines: z.array(z.object({ id: z.coerce.string() })) })),
});

const post = async (page: Page, call: string, data: object) => {
  const response = await page.request.post(`/api/gateway/${call}`, { data, headers: OWN });
  expect(response.ok()).toBe(true);
  return response.json();
};

type Wanted = { product_id: string; quantity: number };

/** A member with an address and a payment method; answers a product that can be ordered without choosing a variant. */
async function buyer(page: Page, products: string[]): Promise<Wanted> {
  await signIn(page);
  const address = {
    receiver: "Ana Ñáñez",
    phone: "3001234567",
    department: "05",
    municipality: "05001",
    address: "Calle 10 # 4-20",
  };
  await post(page, "base3/national/v1/address/add", address);
  const account = {
    holder: "Comercial Andina SAS",
    bank: "Bancolombia",
    country: "CO",
    currency: "USD",
    number: "031-123456-78",
  };
  await post(page, "base3/national/v1/account/add", account);
  for (const product_id of products) {
    const wanted = { product_id, quantity: 1000 };
    const { refused } = Refusable.parse(
      await post(page, "base3/national/v1/orders/pre", { lines: [wanted] }).then((pre) => ({ ...pre, shops: [] })),
    );
    if (refused.length === 0) return wanted;
  }
  throw new Error("no product can be ordered");
}

const checkoutOf = ({ product_id, quantity }: Wanted) => `/checkout?product_id=${product_id}&quantity=${quantity}`;

/** Confirms a checkout and answers the number of the order. */
async function ordered(page: Page, wanted: Wanted): Promise<string> {
  await open(page, checkoutOf(wanted));
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page).toHaveURL(/\/personCenter\/Orders\/\d+\/pay/);
  return /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
}

/** Places an order without the page, for journeys that begin after it. */
async function placed(page: Page, wanted: Wanted): Promise<string> {
  const { data } = z
    .object({ data: z.array(z.object({ id: z.coerce.string() })) })
    .parse(await (await page.request.get("/api/gateway/base3/national/v1/address/list")).json());
  const body = { lines: [wanted], address_id: data[0]?.id, idempotency_key: crypto.randomUUID() };
  return Placed.parse(await post(page, "base3/national/v1/orders/store", body)).orderNo;
}

const goToProvider = async (page: Page, decision: string) => {
  await page.getByRole("button", { name: new RegExp(`^${fill(t.pay.go, { total: "" }).trim()}`) }).click();
  await page
    .getByRole("button", { name: decision })
    .or(page.getByRole("link", { name: decision }))
    .click();
};

const badge = (page: Page, status: keyof typeof t.statuses): Locator =>
  page.getByRole("main").getByText(t.statuses[status], { exact: true }).first();

/** The order's page says so as soon as the staging gateway has done its part. */
const untilStatus = (page: Page, orderNo: string, status: keyof typeof t.statuses) =>
  expect(async () => {
    await page.goto(`${LIST}/${orderNo}`);
    await expect(badge(page, status)).toBeVisible({ timeout: 500 });
  }).toPass();

test("from the search to a received and evaluated order, paid on the provider's page", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  const { shops } = Refusable.parse(await post(page, "base3/national/cart/add", { lines: [wanted] }));
  await open(page, `/checkout?cart_ids=${shops[0]?.lines[0]?.id}`);
  await page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim())).fill("Sin logo");
  await page.reload();
  await expect(page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim()))).toHaveValue("Sin logo");
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page.getByText(t.done.stored)).toBeVisible();
  const orderNo = /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
  await goToProvider(page, "Aprobar el pago");
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await expect(page.getByText("Sin logo")).toBeVisible();
  await untilStatus(page, orderNo, "shipped");
  await page.getByRole("button", { name: t.actions.receive }).click();
  await page.getByRole("button", { name: t.actions.receiveConfirm }).click();
  await expect(page.getByText(t.done.received)).toBeVisible();
  await page.getByRole("button", { name: t.actions.evaluate }).click();
  await page.getByRole("radio", { name: t.actions.scores["4"] }).check();
  await page.getByLabel(t.actions.comment).fill("Buen empaque");
  await page.getByRole("button", { name: t.actions.evaluateConfirm }).click();
  await expect(page.getByText(fill(t.scoreOf, { score: 4 }))).toBeVisible();
  await page.getByRole("button", { name: t.actions.delete }).click();
  await page.getByRole("button", { name: t.actions.deleteConfirm }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
});

test("an order is paid by transfer: data, voucher, review", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await ordered(
    page,
    await buyer(
      page,
      records.map(({ productId }) => productId),
    ),
  );
  await page.getByRole("button", { name: t.pay.bankGo }).click();
  await expect(page.getByRole("heading", { name: t.pay.instructions })).toBeVisible();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: t.voucher.send }).click();
  await expect(page.getByText(t.voucher.errors.file)).toBeVisible();
  const file = { name: "comprobante.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.getByLabel(t.voucher.file, { exact: true }).setInputFiles(file);
  await expect(page.getByText(t.voucher.uploaded)).toBeVisible();
  await page.getByRole("button", { name: t.voucher.send }).click();
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await untilStatus(page, orderNo, "shipped");
});

test("a declined payment is explained and can be continued, one that is left too", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await page.goto(`${LIST}/${orderNo}/pay`);
  await goToProvider(page, "Rechazar el pago");
  await expect(page.getByText(t.pay.outcome.declined.title)).toBeVisible();
  await page.getByRole("link", { name: t.actions.continue }).click();
  await goToProvider(page, "Salir sin pagar");
  await expect(page.getByText(t.pay.outcome.pending.title)).toBeVisible();
  await page.getByRole("link", { name: t.actions.continue }).click();
  await goToProvider(page, "Aprobar el pago");
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await expect(badge(page, "paid").or(badge(page, "shipped"))).toBeVisible();
});

const placedFor = async (page: Page, products: string[]) => placed(page, await buyer(page, products));

test("a double tap and an answer that was lost make one order", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  await page.route("**/orders/store", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: t.checkout.confirm }).dblclick();
  await expect(page.getByText(t.checkout.unknown)).toBeVisible();
  await page.unroute("**/orders/store");
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: t.checkout.confirm }).dblclick();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
  await page.goto(LIST);
  await expect(page.getByText(t.count.one.replace("{count}", "1"), { exact: true })).toBeVisible();
});

test("a total that is another one now is explained, and what was typed stays", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  await page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim())).fill("Con cuidado");
  const told = "El total cambió: ahora es $2,00 USD y usted vio $1,00 USD. Revise el pedido y confírmelo de nuevo.";
  await page.route("**/orders/store", (route) => route.fulfill({ status: 422, json: { errors: told } }));
  await page.route("**/orders/pre", async (route) => {
    const response = await route.fetch();
    const pre = await response.json();
    pre.shops[0].lines[0].unit_price += 1;
    await route.fulfill({ response, json: pre });
  });
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page.getByRole("alert").filter({ hasText: t.checkout.changed })).toContainText(told);
  await expect(page.getByText(t.checkout.priceChanged)).toBeVisible();
  await expect(page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim()))).toHaveValue("Con cuidado");
  await page.unrouteAll();
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
});

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
  for (const path of ["", "/pay", "/reorder", "/proforma", "/proforma.pdf"])
    for (const asked of [orderNo, "0"]) {
      const response = await page.request.get(`${LIST}/${asked}${path}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain("Ana Ñáñez");
    }
});

test("the list goes out as CSV and the proforma as PDF", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  const csv = await page.request.get(`${LIST}/pedidos.csv`);
  expect(csv.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const [head, row, end] = (await csv.text()).split("\r\n");
  expect(head).toBe(`\uFEFF${Object.values(t.csvHead).join(",")}`);
  expect(row).toContain(`${orderNo},`);
  expect(end).toBe("");
  const pdf = await page.request.get(`${LIST}/${orderNo}/proforma.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 8).toString()).toBe("%PDF-1.4");
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
  });
}
