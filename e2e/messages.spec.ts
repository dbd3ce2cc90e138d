import type { Page } from "@playwright/test";
import { fill, plural } from "../lib/format";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.notice;
const LIST = "/personCenter/Messages";
const WELCOME = "Le damos la bienvenida";

/** Creates messages by adding and deleting payment methods. */
async function withMessages(page: Page, count: number) {
  const headers = { "sec-fetch-site": "same-origin" };
  const account = { holder: "Ana", bank: "BBVA", country: "CO", currency: "USD", number: "1234567890" };
  for (let made = 0; made < count; made += 2) {
    const response = await page.request.post("/api/gateway/base3/national/v1/account/add", { data: account, headers });
    const { id } = await response.json();
    if (made + 1 < count) await page.request.delete(`/api/gateway/base3/national/v1/account/delete/${id}`, { headers });
  }
}

const rows = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const bell = (page: Page) => page.getByRole("link", { name: text.frame.messages }).first();
const unreadSentence = (count: number) => plural(text.frame.unread, count);
const deleteOf = (title: string) => ({ name: `${t.delete} ${fill(t.of, { title })}` });

// spec: 15.1, 15.2
test("a new member finds a welcome, opens it, and the badge goes", async ({ page }) => {
  await signIn(page);
  await open(page, LIST);
  await expect(bell(page)).toContainText(unreadSentence(1));
  await expect(page.getByText(t.unread, { exact: true }).last()).toBeVisible();
  await page.getByRole("link", { name: WELCOME }).click();
  await expect(page.getByRole("heading", { level: 1, name: WELCOME })).toBeVisible();
  await expect(bell(page)).not.toContainText(unreadSentence(1));
  await expect(page.getByRole("link", { name: t.links.addresses })).toHaveAttribute("href", "/personCenter/Address");
  await page.getByRole("main").getByRole("link", { name: t.back }).click();
  await expect(page.getByRole("button", { name: t.markRead })).toBeHidden();
  await page.getByRole("link", { name: t.unreadOnly }).click();
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await expect(page.getByText(t.emptyUnread)).toBeVisible();
});

// spec: 1.2
test("messages come in pages and are all read at once", async ({ page }) => {
  await signIn(page);
  await withMessages(page, 24);
  await open(page, LIST);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("link", { name: t.next }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).last()).toHaveText(WELCOME);
  await page.getByRole("button", { name: t.readAll }).click();
  await expect(page.getByText(t.done.all)).toBeVisible();
  await expect(page.getByRole("button", { name: t.readAll })).toBeHidden();
  await expect(page.getByRole("button", { name: t.markRead })).toHaveCount(0);
});

test("one message is marked as read without opening it", async ({ page }) => {
  await signIn(page);
  await open(page, LIST);
  await page.getByRole("button", { name: `${t.markRead} ${fill(t.of, { title: WELCOME })}` }).click();
  await expect(rows(page)).toHaveText([WELCOME]);
  await expect(page.getByRole("button", { name: t.markRead })).toBeHidden();
});

test("messages are found by kind and words, some are marked as read, and each leads to what it names", async ({ page }) => {
  await signIn(page);
  await withMessages(page, 2);
  await open(page, LIST);
  await page.getByRole("link", { name: t.manyOfKind.payment }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("searchbox", { name: t.search }).fill("eliminó");
  await page.getByRole("button", { name: t.search }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox", { name: t.search }).fill("nada de nada");
  await page.getByRole("button", { name: t.search }).click();
  await expect(page.getByText(t.emptyFound)).toBeVisible();
  await open(page, `${LIST}?kind=payment`);
  await expect(page.getByRole("button", { name: t.readChosen })).toBeHidden();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: t.readChosen }).click();
  await expect(page.getByText(t.done.chosen)).toBeVisible();
  await expect(page).toHaveURL(/kind=payment/);
  await expect(page.getByRole("button", { name: t.markRead })).toHaveCount(1);
  const all = page.getByRole("checkbox", { name: t.chooseAll });
  await page.getByRole("checkbox").first().check();
  await expect(page.getByText(t.chosen.one.replace("{count}", "1"))).toBeVisible();
  await all.check();
  await expect(page.getByText(t.chosen.other.replace("{count}", "2"))).toBeVisible();
  await all.uncheck();
  await expect(all).toBeHidden();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: t.deleteChosen }).click();
  await expect(page.getByRole("button", { name: t.undo })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: t.links.paymentMethods }).last().click();
  await expect(page).toHaveURL("/personCenter/FAM");
  await expect(bell(page)).toContainText(unreadSentence(1));
});

test("a deleted message can be brought back, and is gone for good once the page is left", async ({ page }) => {
  await signIn(page);
  await open(page, LIST);
  const chosen = page.getByText(t.chosen.one.replace("{count}", "1"));
  await page.getByRole("checkbox").first().check();
  await expect(chosen).toBeVisible();
  await page.getByRole("button", deleteOf(WELCOME)).click();
  await expect(page.getByText(fill(t.deleted, { title: WELCOME }))).toBeVisible();
  await expect(chosen).toBeHidden();
  const undo = page.getByRole("button", { name: t.undo });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(rows(page)).toHaveText([WELCOME]);
  await page.getByRole("button", deleteOf(WELCOME)).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: t.goOn })).toBeVisible();
});

test("a deletion that is on its way when the page is left is sent once more", async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await open(page, LIST);
  await page.route("**/member/notify/*", () => undefined);
  await page.getByRole("button", deleteOf(WELCOME)).click();
  const sent = page.waitForRequest("**/member/notify/*");
  await page.clock.runFor(11_000);
  await sent;
  await page.reload();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
});

test("what could not be deleted comes back and says so", async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await open(page, LIST);
  await page.route("**/member/notify/*", (route) => route.abort());
  await page.getByRole("button", deleteOf(WELCOME)).click();
  await page.clock.runFor(11_000);
  await expect(page.getByText(fill(t.failedDelete, { title: WELCOME }))).toBeVisible();
  await expect(rows(page)).toHaveText([WELCOME]);
  await page.unroute("**/member/notify/*");
  await page.getByRole("button", deleteOf(WELCOME)).click();
  await page.clock.runFor(11_000);
  await expect(rows(page)).toHaveCount(0);
  await expect(bell(page)).not.toContainText(unreadSentence(1));
});

// spec: 15.1
test("the badge is capped, names the whole number, and is asked for when the window is looked at again", async ({ page }) => {
  await signIn(page);
  let count = 5000;
  await page.route("**/member/user/all/count", (route) => route.fulfill({ json: { unread_count: count } }));
  await open(page, "/");
  await expect(bell(page)).toContainText("99+");
  await expect(bell(page)).toHaveAttribute("href", LIST);
  await expect(bell(page)).toContainText(unreadSentence(5000));
  count = 7;
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(bell(page)).toContainText(unreadSentence(7));
  await page.unroute("**/member/user/all/count");
});

// spec: 15.1
test("a count that cannot be had is passed over in silence", async ({ page }) => {
  await signIn(page);
  await page.route("**/member/user/all/count", (route) => route.fulfill({ status: 500, json: { errors: "Se cayó." } }));
  await open(page, "/");
  await expect(bell(page)).toBeVisible();
  await expect(page.getByText("Se cayó.")).toBeHidden();
});

test("another member's message is nowhere to be found, and stays unread", async ({ page, browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger);
  await open(stranger, LIST);
  const path = (await stranger.getByRole("link", { name: WELCOME }).getAttribute("href")) ?? "";
  await signIn(page);
  for (const asked of [path, `${LIST}/0`, `${LIST}/x`]) expect((await page.goto(asked))?.status()).toBe(404);
  await stranger.reload();
  await expect(stranger.getByRole("button", { name: t.markRead })).toBeVisible();
});

test("pages past the end and pages that are none still lead on", async ({ page }) => {
  await signIn(page);
  await page.goto(`${LIST}?page=99`);
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t.seeAll }).click();
  await expect(rows(page)).toHaveText([WELCOME]);
  for (const asked of ["-1", "x", "1e9", ""]) expect((await page.goto(`${LIST}?page=${asked}`))?.status()).toBe(200);
});

test("guests are led to the login and back", async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(LIST)}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("messages are read and deleted, and it is said that this is for good", async ({ page }) => {
    await signIn(page);
    await page.goto(LIST);
    await expect(page.locator("noscript p").filter({ hasText: t.noScript })).toBeVisible();
    await page.getByRole("link", { name: WELCOME }).click();
    await expect(page.getByRole("heading", { level: 1, name: WELCOME })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: t.back }).click();
    await page.getByRole("button", deleteOf(WELCOME)).click();
    await expect(page.getByText(t.done.deleted)).toBeVisible();
    await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  });
});

for (const width of [360, 1280]) {
  test(`messages are accessible and fit at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await withMessages(page, 2);
    await open(page, LIST);
    const welcome = (await page.getByRole("link", { name: WELCOME }).getAttribute("href")) ?? "";
    for (const path of [LIST, welcome]) {
      await open(page, path);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(consoleErrors).toEqual([]);
  });
}
