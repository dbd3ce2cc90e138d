import type { Page } from "@playwright/test";
import { VoucherSave } from "../lib/contract/payment";
import { fill } from "../lib/format";
import { badge, buyer, checkoutOf, goToProvider, LIST, ordered, placedFor, post, Refusable, untilStatus } from "./buyer";
import { expect, open, signIn, test, text } from "./fixtures";

const t = text.order;

async function sendVoucher(page: Page): Promise<void> {
  const file = { name: "comprobante.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.getByLabel(t.voucher.file, { exact: true }).setInputFiles(file);
  await expect(page.getByText(t.voucher.uploaded)).toBeVisible();
  await page.getByRole("button", { name: t.voucher.send }).click();
}

test("without an address the place of the confirmation leads to one", async ({ page, goods }) => {
  const { records } = await goods();
  await signIn(page);
  await open(page, `/checkout?product_id=${records[0]?.productId}&quantity=1000`);
  await expect(page.getByRole("button", { name: t.checkout.confirm })).toHaveCount(0);
  const summary = page.getByRole("complementary", { name: t.checkout.summary });
  await summary.getByRole("link", { name: t.checkout.firstAddress }).click();
  await expect(page.getByLabel(text.address.form.receiver)).toBeVisible();
  await summary.getByRole("button", { name: text.address.form.save }).click();
  await expect(page.getByText(text.address.errors.receiver)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: text.address.form.save })).toHaveCount(1);
  await expect(page.locator(".bottom-bar"), "the form has the room of the bar").toHaveCount(0);
});

// spec: 1.2, 16.1, 16.2
test("from the search to a received and evaluated order, paid on the provider's page", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  const { shops } = Refusable.parse(await post(page, "base3/national/cart/add", { lines: [wanted] }));
  await open(page, `/checkout?cart_ids=${shops[0]?.lines[0]?.id}`);
  await page.getByText(t.checkout.addNote).first().click();
  await page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim())).fill("Sin logo");
  await page.reload();
  await expect(page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim()))).toHaveValue("Sin logo");
  const summary = page.getByRole("complementary", { name: t.checkout.summary });
  await expect(summary.getByText(t.checkout.buyerNone)).toBeVisible();
  await expect(summary.getByRole("link", { name: t.checkout.buyerAdd })).toBeVisible();
  await page.getByRole("button", { name: t.checkout.confirm }).click();
  await expect(page.getByText(t.done.stored)).toBeVisible();
  const orderNo = /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
  await goToProvider(page, "Aprobar el pago");
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await expect(page.getByText("Sin logo")).toBeVisible();
  await untilStatus(page, orderNo, "shipped");
  await page.getByRole("button", { name: t.actions.receive }).click();
  await page.getByText(t.actions.problem).click();
  await expect(page.getByRole("dialog").getByText(orderNo)).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: fill(t.actions.problemChat, { shop: "" }) })).toHaveCount(1);
  await page.getByRole("button", { name: t.actions.receiveConfirm }).click();
  await expect(page.getByText(t.done.received)).toBeVisible();
  await page.getByRole("button", { name: t.actions.evaluate }).click();
  await page.getByRole("radio", { name: text.evaluation.scores["4"] }).check();
  await page.getByLabel(t.actions.comment).fill("Buen empaque");
  await page.getByRole("button", { name: t.actions.evaluateConfirm }).click();
  await expect(page.getByText(fill(t.scoreOf, { score: 4 }))).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  for (const name of [t.actions.reorder, t.publish, text.evaluation.say, text.shop.chat, t.proforma])
    await expect(page.getByRole("main").getByRole("link", { name }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: t.publish }).click();
  await expect(page.getByLabel(text.evaluation.text)).toHaveValue("Buen empaque");
  await expect(page.getByRole("radio", { name: text.evaluation.scores["4"] })).toBeChecked();
  await page.goto(`${LIST}/${orderNo}`);
  await page.getByRole("button", { name: t.actions.delete }).click();
  await page.getByRole("button", { name: t.actions.deleteConfirm }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  // Without orders and drafts there is one sentence and nothing to filter.
  await expect(page.getByText(t.empty, { exact: true })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: t.filter })).toHaveCount(0);
  await expect(page.getByText(t.emptyText)).toBeVisible();
});

// spec: 1.2, 16.1
test("an order is paid by transfer: data, a voucher that is refused, another, review", async ({ page, goods }) => {
  test.setTimeout(120_000);
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
  await expect(page.getByRole("button", { name: t.voucher.choose })).toBeFocused();
  await page.route(`**/${VoucherSave.path}`, (route) => route.abort(), { times: 1 });
  await sendVoucher(page);
  await expect(page.getByText(t.voucher.unreachable)).toBeVisible();
  await page.getByLabel(t.voucher.amount).fill("");
  await page.getByRole("button", { name: t.voucher.send }).click();
  await expect(page.getByLabel(t.voucher.amount)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(t.voucher.unreachable)).toHaveCount(0);
  await page.getByLabel(t.voucher.amount).fill("1,00");
  await expect(page.getByText(/^El pedido vale \$/)).toBeVisible();
  await sendVoucher(page);
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await expect(async () => {
    await page.goto(`${LIST}/${orderNo}`);
    const history = page.getByRole("region", { name: t.timeline });
    await expect(history.locator("[aria-current=step]")).toContainText(t.refused, { timeout: 500 });
  }).toPass();
  await expect(page).toHaveTitle(new RegExp(`^${fill(t.number, { number: orderNo })} – `));
  await expect(page.getByRole("region", { name: t.payments })).toContainText(/\$1,00 USD.*Rechazado/);
  await page.goto("/personCenter");
  await expect(page.getByRole("region", { name: text.member.waiting.title })).toContainText(/^.*1 comprobante rechazado/);
  await open(page, `${LIST}/${orderNo}`);
  await page.getByRole("link", { name: t.sendAnother }).click();
  await page.locator("html[data-hydrated]").waitFor();
  const bankData = page.getByRole("region", { name: t.pay.instructions });
  await expect(bankData.getByText(t.pay.swift)).toBeHidden();
  await bankData.getByRole("heading").click();
  await expect(bankData.getByText(t.pay.swift)).toBeVisible();
  await sendVoucher(page);
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await untilStatus(page, orderNo, "shipped");
  for (const paper of ["factura-comercial", "lista-de-empaque"]) {
    const pdf = await page.request.get(`${LIST}/${orderNo}/${paper}.pdf`);
    expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }
});

// spec: 17.2
test("a declined payment is explained and can be continued, one that is left too", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await page.goto(`${LIST}/${orderNo}/pay`);
  await goToProvider(page, "Rechazar el pago");
  await expect(page.getByText(t.pay.outcome.declined.title)).toBeVisible();
  await page.getByRole("link", { name: t.actions.retry }).click();
  await goToProvider(page, "Salir sin pagar");
  await expect(page.getByText(t.pay.outcome.pending.title)).toBeVisible();
  await page.getByRole("link", { name: t.actions.continue }).click();
  await goToProvider(page, "Aprobar el pago");
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  await expect(badge(page, "paid").or(badge(page, "shipped"))).toBeVisible();
});

// spec: 16.1
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

test("a quantity is changed while confirming; the order waits until it is applied", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  const note = page.getByLabel(new RegExp(fill(t.checkout.note, { shop: "" }).trim()));
  const confirm = page.getByRole("button", { name: t.checkout.confirm });
  const quantity = page.locator("input[name=line_quantity]");
  await expect(note).toBeHidden();
  await page.getByText(t.checkout.addNote).first().click();
  await note.fill("Con cuidado");
  for (const typed of ["", "10,5", "1000001"]) {
    await quantity.fill(typed);
    await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    await expect(confirm).toBeDisabled();
    await expect(page.getByRole("button", { name: t.checkout.applyQuantity })).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ has: quantity })).toContainText("—");
  }
  await quantity.fill("1.200");
  await expect(confirm).toBeDisabled();
  await page.getByRole("button", { name: t.checkout.applyQuantity }).click();
  await expect(page).toHaveURL(/quantity=1200/);
  await expect(quantity).toHaveValue("1200");
  await expect(note).toHaveValue("Con cuidado");
  await page.getByLabel(t.checkout.purchaseOrder).fill("OC-77");
  await confirm.click();
  await expect(page).toHaveURL(/\/Orders\/\d+\/pay/);
  await page.goto(`${LIST}/${/Orders\/(\d+)/.exec(page.url())?.[1]}/proforma`);
  await expect(page.getByRole("article")).toContainText("OC-77");
  await expect(page.getByRole("article")).toContainText("1.200");
});

test("a total that is another one now is explained, and what was typed stays", async ({ page, goods }) => {
  const { records } = await goods();
  const wanted = await buyer(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, checkoutOf(wanted));
  await page.getByText(t.checkout.addNote).first().click();
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
