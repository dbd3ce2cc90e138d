import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fill, money } from "../lib/format";
import fields from "../messages/fields.json" with { type: "json" };
import { badge, checkoutOf, furnished, goToProvider, LIST, untilStatus } from "./buyer";
import { bearerOf, expect, open, seriousFindings, test, text } from "./fixtures";
import { emailsTo, fillPassword, newMember } from "./login";
import { PHONE, TEAM, teamOfTwo } from "./team";

const { team: t, order } = text;

/** URL of the invitation shown to the owner. */
const linkOn = async (page: Page) => new URL((await page.locator("code").textContent()) ?? "").pathname;

/** Creates a team with an approval limit in US dollars. */
async function makeTeam(page: Page, above: string): Promise<void> {
  await open(page, TEAM);
  await page.getByLabel(t.name).fill("Andina <b>SAS</b>");
  await page.getByRole("button", { name: t.create }).click();
  await expect(page.getByText(t.done.created)).toBeVisible();
  await page.getByLabel(t.settings.above).fill(above);
  await page.getByRole("region", { name: t.settings.title }).getByRole("button", { name: t.settings.save }).click();
  await expect(page.getByText(t.done.changed)).toBeVisible();
}

/** Invites an e-mail. Returns the invitation's URL. */
async function invite(page: Page, email: string, role: keyof typeof t.roles): Promise<string> {
  await page.getByLabel(t.invite.email).fill(email);
  await page.getByLabel(t.invite.role, { exact: true }).selectOption(role);
  await page.getByRole("button", { name: t.invite.send }).click();
  await expect(page.getByText(t.done.invited)).toBeVisible();
  return linkOn(page);
}

/** Another browser context, logged out. */
async function otherPhone(browser: Browser, baseURL: string | undefined): Promise<{ email: string; context: BrowserContext }> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: PHONE });
  const email = await newMember(context.request);
  await context.clearCookies();
  return { email, context };
}

/** Places a team order that needs approval. Returns its number. */
async function orderForTeam(page: Page, wanted: Parameters<typeof checkoutOf>[0]): Promise<string> {
  await open(page, checkoutOf(wanted));
  await page.getByRole("radio", { name: /^Andina/ }).check();
  await expect(page.getByText(fill(t.checkout.needsApproval, { sum: money(10) }))).toBeVisible();
  await page.getByRole("button", { name: order.checkout.confirmApproval }).click();
  await expect(page).toHaveURL(/\/personCenter\/Orders\/\d+\/pay/);
  await expect(page.getByText(order.pay.waiting)).toBeVisible();
  return /Orders\/(\d+)/.exec(page.url())?.[1] ?? "";
}

async function decide(page: Page, orderNo: string, what: "approve" | "decline", reason: string): Promise<void> {
  await open(page, TEAM);
  await page.getByRole("link", { name: t.review }).click();
  await page.getByRole("link", { name: fill(order.open, { number: orderNo }) }).click();
  await expect(page.getByText(t.order.decide)).toBeVisible();
  await page.getByRole("button", { name: t.decision[what].open, exact: true }).click();
  await page.getByRole("dialog").getByLabel(t.decision[what].note).fill(reason);
  await page.getByRole("button", { name: t.decision[what].confirm }).click();
  await expect(page.getByText(order.done[what === "approve" ? "approved" : "declined"])).toBeVisible();
}

const ids = (records: { productId: string }[]) => records.map(({ productId }) => productId);

test.describe("a team at 360 px @outbox", () => {
  test.use({ viewport: PHONE });
  test.setTimeout(120_000);

  // spec: 28.1, 28.2, 28.3
  test("invites somebody, who logs in on the way and accepts once", async ({ page, browser, baseURL }) => {
    await newMember(page.request);
    await makeTeam(page, "10");
    const { email, context } = await otherPhone(browser, baseURL);
    const link = await invite(page, email, "order");
    expect((await emailsTo(page.request, email))[0]?.text).toContain(link);
    expect(await seriousFindings(page)).toEqual([]);
    const phone = await context.newPage();
    await phone.goto(link);
    await expect(phone).toHaveURL(`/login?return_url=${encodeURIComponent(link)}`);
    await fillPassword(phone, email);
    await expect(phone).toHaveURL(link);
    await expect(phone.getByRole("heading", { name: fill(t.accept.invites, { team: "Andina <b>SAS</b>" }) })).toBeVisible();
    expect(await seriousFindings(phone)).toEqual([]);
    await phone.getByRole("button", { name: t.accept.accept }).click();
    await expect(phone.getByText(t.done.accepted)).toBeVisible();
    await phone.goto(link);
    await expect(phone.getByText(t.accept.gone)).toBeVisible();
    await context.close();
  });

  // spec: 28.4, 28.5
  test("orders above its sum, a second person approves, the buyer pays; the history says who", async ({
    page,
    goods,
    browser,
    baseURL,
  }) => {
    const { records } = await goods();
    const { email, context, phone } = await teamOfTwo(page, browser, baseURL);
    const orderNo = await orderForTeam(phone, await furnished(phone, ids(records)));
    await decide(page, orderNo, "approve", "Hay presupuesto");
    await open(phone, `${LIST}/${orderNo}/pay`);
    await goToProvider(phone, "Aprobar el pago");
    await untilStatus(phone, orderNo, "shipped");
    const region = phone.getByRole("region", { name: order.timeline });
    const history = region.getByRole("listitem");
    if (await region.locator("summary").isVisible()) await region.locator("summary").click();
    const buyer = email.split("@")[0] ?? "";
    await expect(history.filter({ hasText: order.statuses.pending_approval })).toContainText(buyer);
    await expect(history.filter({ hasText: "Hay presupuesto" })).not.toContainText(buyer);
    await expect(history.filter({ hasText: order.statuses.paid })).toContainText(buyer);
    await open(phone, LIST);
    await expect(phone.getByText(order.empty, { exact: true }).first()).toBeVisible();
    await phone.getByRole("link", { name: /^De Andina/ }).click();
    await expect(phone.getByRole("link", { name: fill(order.open, { number: orderNo }) })).toBeVisible();
    await context.close();
  });

  // spec: 28.4, 28.5
  test("declines an order with a reason, and its buyer is removed and sees nothing of it any more", async ({
    page,
    goods,
    browser,
    baseURL,
  }) => {
    const { records } = await goods();
    const { email, context, phone } = await teamOfTwo(page, browser, baseURL);
    const orderNo = await orderForTeam(phone, await furnished(phone, ids(records)));
    await decide(page, orderNo, "decline", "Es mucho");
    await open(phone, `${LIST}/${orderNo}`);
    await expect(badge(phone, "cancelled")).toBeVisible();
    await expect(phone.getByText(/Es mucho/).first()).toBeVisible();
    const buyer = email.split("@")[0] ?? "";
    await open(page, TEAM);
    await page.getByText(`${t.remove} ${buyer}`).click();
    await page.getByRole("button", { name: fill(t.removeConfirm, { name: buyer }) }).click();
    await expect(page.getByText(t.done.removed)).toBeVisible();
    expect((await phone.goto(`${LIST}/${orderNo}`))?.status()).toBe(404);
    await open(phone, TEAM);
    await expect(phone.getByRole("heading", { name: t.newTitle })).toBeVisible();
    await context.close();
  });
});

// spec: 28.2, 28.3
test.describe("without scripts @outbox", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("a team is made, invites, gives another role and ends; what is wrong is told, and what was typed stays", async ({
    page,
    browser,
    baseURL,
  }) => {
    await newMember(page.request);
    await page.goto(TEAM);
    await page.getByLabel(t.name).fill("Andina");
    await page.getByRole("button", { name: t.create }).click();
    await expect(page.getByText(t.done.created)).toBeVisible();
    const { email, context } = await otherPhone(browser, baseURL);
    await page.getByLabel(t.invite.email).fill("ana@casa");
    await page.getByLabel(t.invite.role, { exact: true }).selectOption("look");
    await page.getByRole("button", { name: t.invite.send }).click();
    await expect(page.getByText(t.problem.email)).toBeVisible();
    await expect(page.getByLabel(t.invite.email)).toHaveValue("ana@casa");
    await expect(page.getByLabel(t.invite.role, { exact: true })).toHaveValue("look");
    await invite(page, email, "look");
    await page.getByRole("button", { name: `${t.invite.end} ${email}` }).click();
    await expect(page.getByText(t.done.uninvited)).toBeVisible();
    const link = await invite(page, email, "look");

    const phone = await context.newPage();
    await phone.goto(link);
    await fillPassword(phone, email);
    await phone.getByRole("button", { name: t.accept.accept }).click();
    await expect(phone.getByText(t.done.accepted)).toBeVisible();

    const name = email.split("@")[0] ?? "";
    await page.goto(TEAM);
    await page.getByLabel(fill(t.roleOf, { name })).selectOption("approve");
    await page.getByRole("button", { name: `${t.saveRole} ${name}` }).click();
    await expect(page.getByText(t.done.role)).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(fill(t.yourRole, { role: t.roles.approve }))).toBeVisible();
    await page.getByText(t.ending.end, { exact: true }).click();
    await page.getByRole("button", { name: t.ending.endConfirm }).click();
    await expect(page.getByText(t.done.ended)).toBeVisible();
    await context.close();
  });
});

// spec: 28.1
test("a field that must not be blank says so in the site's words, beside it", async ({ page }) => {
  await newMember(page.request);
  await open(page, TEAM);
  // The script that shows the sentence is loaded after the page.
  await expect(async () => {
    await page.getByRole("button", { name: t.create }).click();
    await expect(page.getByRole("alert").filter({ hasText: fields.missing })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel(t.name)).toBeFocused();
  await page.getByLabel(t.name).fill("Andina");
  await expect(page.getByText(fields.missing)).toHaveCount(0);
});

// spec: 28.6
test("nothing shows a team where the service knows none @faults", async ({ page, gateway }) => {
  await newMember(page.request);
  await gateway.fault("/member/team", { method: "GET", match: await bearerOf(page), status: 404 });
  await open(page, LIST);
  await expect(page.getByRole("navigation", { name: t.sides.label })).toHaveCount(0);
  expect((await page.goto(TEAM))?.status()).toBe(404);
});
