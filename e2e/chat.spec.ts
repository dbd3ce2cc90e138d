import type { Page } from "@playwright/test";
import { z } from "zod";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.chat.notices;
const SESSION = "/common/tx/im/session";
const TICKET = "/common/tx/im/uniqueSign";
const WINDOW = /\/chat\?tid=[^&]+&lang=co$/;
const BACK = "/login?return_url=%2Fshop%2Fproduct&chat=asesor";

const chatLink = (page: Page) =>
  page.getByRole("complementary", { name: text.frame.shortcuts }).getByRole("link", { name: text.frame.chat });

/** Clicks a chat link. Returns the window that it opens. */
async function opened(page: Page, link = chatLink(page)): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  return window;
}

// spec: 2.2, 8.1
test("a guest is led to the login and back", async ({ page, context }) => {
  await open(page, "/shop/product#pie");
  await chatLink(page).click();
  await expect(page).toHaveURL("/login?return_url=%2Fshop%2Fproduct%23pie&chat=asesor");
  expect(context.pages()).toHaveLength(1);
  const main = page.getByRole("main");
  await expect(main.getByText(text.session.reasons.chat)).toBeVisible();
  await expect(main.getByRole("link", { name: text.frame.requestQuote })).toHaveAttribute("href", "/cantFind");
  await expect(main.locator('a[href^="tel:"]')).toBeVisible();
});

test("after the login the link that led a guest there opens the chat", async ({ page }) => {
  await open(page, "/shop/product");
  await chatLink(page).click();
  await expect(page).toHaveURL(BACK);
  await signIn(page);
  await page.goBack();
  await page.locator("html[data-hydrated]").waitFor();
  await (await opened(page)).waitForURL(WINDOW);
});

test("a guest who asks for a tab of its own gets the login there", async ({ page, context }) => {
  await open(page, "/shop/product");
  const [tab] = await Promise.all([context.waitForEvent("page"), chatLink(page).click({ modifiers: ["ControlOrMeta"] })]);
  await tab.waitForURL(BACK);
  await expect(page).toHaveURL("/shop/product");
});

// spec: 1.2, 8.3, 23.37
test("a member talks to an agent in a window with a ticket and the language", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  await expect(chatLink(page)).toHaveAccessibleName(`${text.frame.chat} ${text.frame.chatTab}`);
  const window = await opened(page);
  await window.waitForURL(WINDOW);
  await expect(window.getByRole("log").getByRole("listitem")).toHaveCount(1);
  await window.getByLabel("Su mensaje").fill("¿Cuánto demora el envío?");
  await window.getByRole("button", { name: "Enviar" }).click();
  await expect(window.getByRole("log")).toContainText("Por mar, un pedido tarda de 35 a 45 días");
  expect(await seriousFindings(window)).toEqual([]);
  expect(await window.evaluate(() => window.opener)).toBeNull();
});

const Detail = z.object({ shop_user_id: z.string().nullish(), shop_name: z.string() });

test("on a product's and on a shop's page the conversation is with that shop", async ({ page, goods }) => {
  await signIn(page);
  for (const { productId, shopId, name } of (await goods()).records) {
    const detail = `/api/gateway/base3/productquery/v1/products/detail?product_id=${productId}`;
    const { shop_user_id: agent, shop_name: shop } = Detail.parse(await (await page.request.get(detail)).json());
    if (!agent) continue;
    await open(page, `/product/${productId}`);
    const aboutProduct = await opened(page, page.getByRole("main").getByRole("link", { name: text.product.chat }));
    await expect(aboutProduct.getByRole("heading", { level: 1, name: shop })).toBeVisible();
    await expect(aboutProduct.getByText(`Sobre: ${name}`)).toBeVisible();
    await aboutProduct.getByRole("link", { name: "Volver a la página" }).click();
    await expect(aboutProduct).toHaveURL(`/product/${productId}`);
    await open(page, `/shop/${shopId}`);
    const withShop = await opened(page, page.getByRole("main").getByRole("link", { name: text.shop.chat }));
    await expect(withShop.getByRole("heading", { level: 1, name: shop })).toBeVisible();
    return;
  }
  throw new Error("no goods of a shop with customer service");
});

// spec: 8.1, 24.6
test("a store without customer service is told so in the window @faults", async ({ page, gateway }) => {
  await signIn(page);
  await gateway.fault(SESSION, { match: await bearerOf(page), body: JSON.stringify({ session_id: "1", has_agent: false }) });
  await open(page, "/shop/product");
  const window = await opened(page);
  await window.waitForURL("/chat/away?from=%2Fshop%2Fproduct");
  const told = window.getByRole("heading", { level: 1, name: "The store has no customer service, please wait." });
  await expect(told).toHaveAttribute("lang", "en");
  const main = window.getByRole("main");
  await expect(main.getByText(t.away.lead)).toBeVisible();
  await expect(main.getByRole("link", { name: text.frame.requestQuote })).toHaveAttribute("href", "/cantFind");
  await expect(main.getByRole("link", { name: text.chat.back })).toHaveAttribute("href", "/shop/product");
  expect(await seriousFindings(window)).toEqual([]);
});

// spec: 8.3
test("a ticket that cannot be had is passed over in silence: the window closes @faults", async ({ page, gateway }) => {
  await signIn(page);
  await gateway.fault(TICKET, { match: await bearerOf(page), status: 500 });
  await open(page, "/");
  const window = await opened(page);
  await expect.poll(() => window.isClosed()).toBe(true);
});

for (const [what, fault, notice] of [
  ["silent", { dropped: true }, t.unreachable],
  ["not willing", { status: 500 }, t.refused],
] as const) {
  // spec: 8.3
  test(`a gateway that is ${what} is told of in the window, which leads back @faults`, async ({ page, gateway }) => {
    await signIn(page);
    await gateway.fault(SESSION, { match: await bearerOf(page), ...fault });
    await open(page, "/shop/product");
    const window = await opened(page);
    await expect(window.getByRole("heading", { level: 1, name: notice.title })).toBeVisible();
    await expect(window.getByText(notice.lead)).toBeVisible();
    await window.getByRole("main").getByRole("link", { name: text.chat.back }).click();
    await expect(window).toHaveURL("/shop/product");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link opens a member's window, and for a guest the login and the way back", async ({ page }) => {
    await page.goto("/shop/product");
    await (await opened(page)).waitForURL(BACK);
    await signIn(page);
    await (await opened(page)).waitForURL(WINDOW);
  });

  // spec: 8.3
  test("a window that cannot close itself says how it stands @faults", async ({ page, gateway }) => {
    await signIn(page);
    await gateway.fault(TICKET, { match: await bearerOf(page), status: 500 });
    await page.goto("/shop/product");
    const window = await opened(page);
    await expect(window.getByRole("heading", { level: 1, name: t.closed.title })).toBeVisible();
    await expect(window.getByText(t.closed.lead)).toBeVisible();
    await expect(window.getByRole("main").getByRole("link", { name: text.error.goHome })).toHaveAttribute("href", "/");
  });
});

test("no address leads off the site, and no other site opens a conversation", async ({ page, request }) => {
  const ask = async (asks: typeof request, from: string, site: string) => {
    const headers = { "sec-fetch-site": site };
    const answer = await asks.get(`/api/chat?${new URLSearchParams({ from })}`, { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers().location, answer.headers()["cache-control"]];
  };
  for (const from of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/%2Fevil.example"])
    expect([from, ...(await ask(request, from, "same-origin"))]).toEqual([
      from,
      303,
      "/login?return_url=%2F&chat=asesor",
      "no-store",
    ]);
  await signIn(page);
  expect(await ask(page.request, "/cart", "cross-site")).toEqual([303, "/cart", "no-store"]);
  expect(await ask(page.request, "//evil.example", "cross-site")).toEqual([303, "/", "no-store"]);
  expect(await ask(page.request, "/cart", "none")).toEqual([303, expect.stringMatching(WINDOW), "no-store"]);
});
