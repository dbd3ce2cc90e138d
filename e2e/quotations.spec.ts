import type { Page } from "@playwright/test";
import { z } from "zod";
import { fill } from "../lib/format";
import { post } from "./buyer";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const { list, detail, statuses } = text.inquiry;
const Created = z.object({ id: z.string() });
const Ordered = z.object({ orderNo: z.string() });

/** Sends a quotation request as the current member. Returns its number. */
async function ask(page: Page, name: string, email: string): Promise<string> {
  const response = await page.request.post("/api/inquiry", {
    form: {
      goods_name: name,
      goods_num: "500",
      goods_unit: "Piece",
      details: "Con logotipo",
      destination: "Buenaventura",
      email,
      is_agree_brpr: "on",
    },
    headers: { accept: "application/json", "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(200);
  return Created.parse(await response.json()).id;
}

async function orderOffer(page: Page, offer_id: string): Promise<string> {
  const address = {
    receiver: "Ana Ñáñez",
    phone: "3001234567",
    department: "05",
    municipality: "05001",
    address: "Calle 10 # 4-20",
  };
  const { id: address_id } = Created.parse(await post(page, "base3/national/v1/address/add", address));
  const body = { offer_id, address_id, idempotency_key: crypto.randomUUID() };
  return Ordered.parse(await post(page, "base3/national/v1/orders/store", body)).orderNo;
}

/** Reloads until at least so many offers have arrived; staging shops reply within seconds. */
async function openWithOffers(page: Page, id: string, least: number) {
  const accept = page.getByRole("button", { name: /^Aceptar la oferta/ });
  await expect(async () => {
    await open(page, `/personCenter/RFQs/${id}`);
    expect(await accept.count()).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 30_000 });
  return accept;
}

// spec: 1.7, 24.7
test("a member without requests is told so, and led to the form", async ({ page }) => {
  await signIn(page);
  await open(page, "/personCenter/RFQs");
  await expect(page.getByText("No hay datos")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: list.new }).last().click();
  await expect(page).toHaveURL("/cantFind");
});

test("a guest is led to the login and back", async ({ page }) => {
  await page.goto("/personCenter/RFQs");
  await expect(page).toHaveURL(/\/login\?return_url=%2FpersonCenter%2FRFQs/);
});

// spec: 12.1
test("requests are found by name and status, and several are deleted after asking once more", async ({ page }) => {
  const email = await signIn(page);
  for (const name of ["Termo de acero", "Lámpara de mesa", "zzqqx kkjj"]) await ask(page, name, email);
  await open(page, "/personCenter/RFQs?keyword=termo");
  await expect(page.getByRole("checkbox", { name: /^Elegir «/ })).toHaveCount(1);
  await open(page, "/personCenter/RFQs?status=accepted");
  await expect(page.getByText("No hay datos")).toBeVisible();
  await open(page, "/personCenter/RFQs");
  await page.getByRole("checkbox", { name: "Elegir «Termo de acero»" }).check();
  await page.getByRole("checkbox", { name: "Elegir «zzqqx kkjj»" }).check();
  const remove = page.getByRole("button", { name: `${list.delete} (2)` });
  await remove.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(list.deleteText.other.replace("{count}", "2"))).toBeVisible();
  await dialog.getByRole("button", { name: list.cancel }).click();
  await expect(page.getByRole("checkbox", { name: /^Elegir «/ })).toHaveCount(3);
  await remove.click();
  await dialog.getByRole("button", { name: list.confirm }).click();
  await expect(page.getByText(list.done.deleted)).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Elegir «/ })).toHaveCount(1);
});

// spec: 1.2, 12.1
test("offers stand side by side, one is accepted, and leads to the order", async ({ page }) => {
  const email = await signIn(page);
  const id = await ask(page, "Termo de acero", email);
  const accept = await openWithOffers(page, id, 2);
  await expect(page.getByText(`${detail.asked}: 500 piezas · Con logotipo`)).toBeVisible();
  await expect(page.getByText("Con logotipo", { exact: true })).toBeVisible();
  await accept.first().click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: detail.acceptCancel }).click();
  await expect(dialog).toBeHidden();
  await accept.first().click();
  for (const fact of [detail.terms, detail.leadTime, detail.valid]) await expect(dialog.getByText(fact)).toBeVisible();
  await expect(dialog.getByRole("link", { name: text.product.chat })).toHaveAttribute("href", /^\/api\/chat\?shop=/);
  const quantity = dialog.getByRole("textbox");
  await expect(quantity).toHaveValue(/^\d+$/);
  await quantity.fill("10,5");
  await expect(dialog.getByText(/^Escriba un número entero desde [\d.]+\.$/)).toBeVisible();
  await quantity.fill("12000");
  await expect(dialog.getByRole("status")).toContainText("USD");
  await dialog.getByRole("button", { name: detail.acceptConfirm }).click();
  await expect(page.getByText(/^Aceptó la oferta de/)).toBeVisible();
  await expect(page.getByText(statuses.accepted)).toBeVisible();
  await expect(accept).toHaveCount(0);
  const order = page.getByRole("link", { name: detail.order });
  await expect(order).toHaveCount(1);
  await expect(order.first()).toHaveAttribute("href", /^\/checkout\?offer_id=\d+$/);
  await expect(order.first()).toBeFocused();
  await expect(order.first()).toBeInViewport();
  await open(page, "/personCenter/RFQs");
  await expect(order).toHaveAttribute("href", /^\/checkout\?offer_id=\d+$/);
  await order.click();
  const agreed = page.getByRole("region", { name: fill(text.order.agreed.title, { id }) });
  await expect(agreed).toContainText("Con logotipo");
  const steps = page.getByRole("navigation", { name: text.order.steps.label });
  await expect(steps.getByRole("link", { name: text.order.steps.request })).toHaveAttribute("href", `/personCenter/RFQs/${id}`);
  const orderNo = await orderOffer(page, new URL(page.url()).searchParams.get("offer_id") ?? "");
  await open(page, `/personCenter/RFQs/${id}`);
  await expect(page.getByText(fill(detail.ordered, { number: orderNo }))).toBeVisible();
  await expect(order).toHaveCount(0);
  await page.getByRole("link", { name: detail.seeOrder }).click();
  await expect(page).toHaveURL(`/personCenter/Orders/${orderNo}`);
});

test("an offer that cannot be accepted any more is refused in the gateway's words", async ({ page }) => {
  const email = await signIn(page);
  const accept = await openWithOffers(page, await ask(page, "Termo de acero", email), 1);
  const refusal = "Esta solicitud ya tiene una oferta aceptada.";
  await page.route("**/member/inquiry/private", (route) => route.fulfill({ status: 422, json: { errors: refusal } }));
  await accept.first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: detail.acceptConfirm }).click();
  await expect(page.getByRole("alert").getByText(refusal)).toBeVisible();
});

test("another member's request is not shown", async ({ page, browser, baseURL }) => {
  const id = await ask(page, "Termo de acero", await signIn(page));
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(other);
  await other.goto(`/personCenter/RFQs/${id}`);
  await expect(other.getByText("Con logotipo")).toHaveCount(0);
  await expect(other.getByText(text.error.notFoundTitle)).toBeVisible();
});

test("a request that nobody serves says so, and is asked again", async ({ page }) => {
  const id = await ask(page, "zzqqx kkjj", await signIn(page));
  await expect(async () => {
    await open(page, `/personCenter/RFQs/${id}`);
    await expect(page.getByText(statuses.closed)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole("link", { name: detail.again }).click();
  await expect(page.getByLabel(text.inquiry.name)).toHaveValue("zzqqx kkjj");
});

for (const width of [360, 1280]) {
  test(`list and detail are accessible at ${width} px, without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const id = await ask(page, "Termo de acero con tapa de bambú", await signIn(page));
    for (const show of [() => open(page, "/personCenter/RFQs"), () => openWithOffers(page, id, 1)]) {
      await show();
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
}

test("offers come to the open page by themselves, and it says so", async ({ page }) => {
  const email = await signIn(page);
  const id = await ask(page, "Termo de acero", email);
  await open(page, `/personCenter/RFQs/${id}`);
  const came = page.getByRole("status").filter({ hasText: /oferta(s)? nueva/ });
  await expect(page.getByRole("heading", { name: detail.offers })).toBeVisible();
  await expect(came).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: /^Aceptar la oferta/ }).first()).toBeVisible();
});
