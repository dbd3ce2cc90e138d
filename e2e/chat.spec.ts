import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const Session = z.looseObject({ has_agent: z.boolean() });
const SESSION = "**/api/gateway/cs/common/tx/im/session";
const TICKET = "**/api/gateway/cs/common/tx/im/uniqueSign";

const pressChat = (page: Page) =>
  page.getByRole("complementary", { name: text.frame.shortcuts }).getByRole("link", { name: text.frame.chat }).click();

/** Presses the chat button and answers the window that it opens. */
async function opened(page: Page): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent("popup"), pressChat(page)]);
  return window;
}

test("a guest is led to the login and back", async ({ page }) => {
  await open(page, "/shop/product");
  await pressChat(page);
  await expect(page).toHaveURL("/login?return_url=%2Fshop%2Fproduct");
});

test("a member talks to an agent in a window with a ticket and the language", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  const window = await opened(page);
  await window.waitForURL(/\/chat\?tid=[^&]+&lang=co$/);
  await expect(window.getByRole("log").getByRole("listitem")).toHaveCount(1);
  await window.getByLabel("Su mensaje").fill("¿Cuánto demora el envío?");
  await window.getByRole("button", { name: "Enviar" }).click();
  await expect(window.getByRole("log")).toContainText("Por mar, un pedido tarda de 35 a 45 días");
  expect(await seriousFindings(window)).toEqual([]);
  expect(await window.evaluate(() => window.opener)).toBeNull();
});

test("a store without customer service is told so, and no window stays open", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  await page.route(SESSION, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...Session.parse(await response.json()), has_agent: false } });
  });
  const window = await opened(page);
  await expect(page.getByText("The store has no customer service, please wait.")).toHaveAttribute("lang", "en");
  await expect.poll(() => window.isClosed()).toBe(true);
});

test("a ticket that cannot be had is passed over in silence", async ({ page }) => {
  await signIn(page);
  await open(page, "/");
  await page.route(TICKET, (route) => route.fulfill({ status: 500, json: { errors: "No hay tiquetes." } }));
  const window = await opened(page);
  await expect.poll(() => window.isClosed()).toBe(true);
  await expect(page.getByText("No hay tiquetes.")).toBeHidden();
});
