import type { Page } from "@playwright/test";
import { buyer, furnished, placed } from "./buyer";
import { expect, open, signIn, test, text } from "./fixtures";
import { fillPassword, logOut, newMember } from "./login";
import { FORMS, keptIn, MARK, madeFor, shownOn, typeInto } from "./privacy-forms";

const ADDRESS = "/personCenter/Address/new";
const TRACES = /^(?:recent-searches|seen-products|shop_nav_list|last-member|checkout-key\/.*)$/;
/** HttpOnly cookies with personal data. */
const KEPT_FORMS = ["typed", "deleted_address"];

const TOKENS = /^(?:access_token|pord_token)$/;

/** Removes the session cookies, as after a month. In one call, since a read in between that finds only the refresh token would renew the session. */
async function expire(page: Page, name = /^(?:access_token|pord_token|user|userId)$/): Promise<void> {
  await page.context().clearCookies({ name });
}

async function leave(page: Page): Promise<void> {
  await open(page, "/personCenter");
  await logOut(page);
  await page.locator("html[data-hydrated]").waitFor();
}

const ids = (records: { productId: string }[]) => records.map(({ productId }) => productId);

/** Expects nothing of the first member on any page with a form. */
async function expectNothing(page: Page, made: Parameters<typeof typeInto>[1], forms = FORMS): Promise<void> {
  for (const form of forms) {
    await open(page, form.path(made));
    await form.reach(page);
    await expect(form.field(page), form.name).toBeVisible();
    expect(await shownOn(page), form.name).not.toContain(MARK);
  }
  expect(await keptIn(page)).not.toContain(MARK);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => KEPT_FORMS.includes(name))).toEqual([]);
}

test.describe("two members on one browser", () => {
  test.setTimeout(90_000);

  test("after a logout nothing of the first is in a page, storage or caches", async ({ page, goods }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { records } = await goods();
    const made = await madeFor(page, await buyer(page, ids(records)));
    for (const form of FORMS) await typeInto(page, made, form);
    await open(page, `/product/${made.wanted.product_id}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("seen-products"))).not.toBeNull();
    await leave(page);
    expect(await keptIn(page)).not.toContain(MARK);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((name) => TRACES.test(name))).toEqual([]);
    const second = await madeFor(page, await buyer(page, ids(records)));
    await expectNothing(page, second);
  });

  test("after a session that is over the next member finds nothing of the first, who finds it all @outbox", async ({
    page,
    goods,
  }) => {
    const { records } = await goods();
    // Without a voucher and a checkout, for which this member has no order and no goods. The name of a saved search is kept only when it is posted.
    const forms = FORMS.filter(({ name }) => !["a voucher", "a checkout", "a saved search"].includes(name));
    const made = { orderNo: "", wanted: { product_id: records[0]?.productId ?? "", quantity: 1000 } };
    const first = await newMember(page.request);
    for (const form of forms) await typeInto(page, made, form);
    await expire(page);
    await page.goto(ADDRESS);
    await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(ADDRESS)}`);
    expect(await shownOn(page)).not.toContain(MARK);
    await fillPassword(page, first);
    await expect(page).toHaveURL(ADDRESS);
    for (const form of forms) {
      await open(page, form.path(made));
      await form.reach(page);
      await expect(form.field(page), form.name).toHaveValue(MARK);
    }
    await expire(page);
    await signIn(page);
    await expectNothing(page, made, forms);
  });
});

test("a voucher with its file is there again after a login in between @outbox", async ({ page, goods }) => {
  const { records } = await goods();
  const email = await newMember(page.request);
  const made = await madeFor(page, await furnished(page, ids(records)));
  const [, , , voucher] = FORMS;
  if (!voucher) throw new Error("no form of a voucher");
  await typeInto(page, made, voucher);
  const file = { name: "comprobante.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.getByLabel(text.order.voucher.file, { exact: true }).setInputFiles(file);
  await expect(page.getByText(text.order.voucher.uploaded)).toBeVisible();
  await expire(page);
  await page.getByRole("button", { name: text.order.voucher.send }).click();
  await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(voucher.path(made))}`);
  await fillPassword(page, email);
  await expect(page).toHaveURL(voucher.path(made));
  await expect(voucher.field(page)).toHaveValue(MARK);
  await expect(page.getByText(text.order.voucher.uploaded)).toBeVisible();
  await page.getByRole("button", { name: text.order.voucher.send }).click();
  await expect(page).toHaveURL(`/personCenter/Orders/${made.orderNo}`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("the reason to cancel an order outlives a session that is over, for its member alone @outbox", async ({
      page,
      goods,
    }) => {
      const { records } = await goods();
      const email = await newMember(page.request);
      const orderNo = await placed(page, await furnished(page, ids(records)));
      const path = `/personCenter/Orders/${orderNo}`;
      const reason = page.getByLabel(text.order.actions.cancelReason);
      await page.goto(path);
      await page.getByRole("button", { name: text.order.actions.cancel }).click();
      await reason.fill(MARK);
      await expire(page, TOKENS);
      await page.getByRole("button", { name: text.order.actions.cancelConfirm }).click();
      await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(path)}`);
      expect(await page.content()).not.toContain(MARK);
      if (javaScriptEnabled) await page.locator("html[data-hydrated]").waitFor();
      await fillPassword(page, email);
      await expect(page).toHaveURL(path);
      await expect(reason).toHaveValue(MARK);
      await page.getByRole("button", { name: text.order.actions.cancelConfirm }).click();
      await expect(page.getByText(text.order.done.cancelled)).toBeVisible();
      await expect(page.getByText(MARK).first()).toBeVisible();
    });
  });
}

test("a form that one member sent in vain, and an address that was deleted, are not another's", async ({ page, request }) => {
  await signIn(page);
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { "sec-fetch-site": "same-origin" } });
  expect(await (await post("/api/address", { receiver: MARK })).text()).toContain(MARK);
  const kept = (await page.context().cookies()).filter(({ name }) => name === "typed");
  expect(kept).toHaveLength(1);
  await expire(page);
  await signIn(page);
  expect((await page.context().cookies()).filter(({ name }) => name === "typed")).toEqual([]);
  // The server also ignores the cookie if the browser still sends it.
  await page.context().addCookies(kept);
  expect(await (await page.request.get(ADDRESS)).text()).not.toContain(MARK);
  expect(await (await request.get(ADDRESS)).text()).not.toContain(MARK);
});
