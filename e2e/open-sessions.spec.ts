import type { BrowserContext } from "@playwright/test";
import { expect, signIn, test, text } from "./fixtures";
import { newMember, PASSWORD, postSession } from "./login";

const t = text.account.sessions;
const PAGE = "/personCenter/Account";

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** As after two hours: only the refresh token is left. */
const forgetBearer = (context: BrowserContext) => context.clearCookies({ name: "access_token" });

test("logging out without a bearer ends the session too, by the long-lived token", async ({ page, context, baseURL }) => {
  await signIn(page);
  await forgetBearer(context);
  const kept = await context.cookies();
  const answer = await page.request.post("/api/session/logout", { headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status()).toBe(200);
  await context.addCookies(kept.map(({ name, value }) => ({ name, value, url: baseURL ?? "" })));
  await page.goto("/personCenter/Address");
  await expect(page).toHaveURL("/login?return_url=%2FpersonCenter%2FAddress");
});

test("a spent token in another browser ends the session for both", async ({ page, context, browser, baseURL }) => {
  await signIn(page);
  const spent = (await cookieOf(context, "pord_token")) ?? "";
  await forgetBearer(context);
  const count = () => page.request.get("/api/gateway/buyer/member/user/all/count");
  expect((await count()).status()).toBe(200);
  const thief = await browser.newContext(baseURL ? { baseURL } : {});
  await thief.addCookies([{ name: "pord_token", value: spent, url: baseURL ?? "" }]);
  expect((await thief.request.get("/api/gateway/buyer/member/user/all/count")).status()).toBe(401);
  await thief.close();
  expect((await count()).status()).toBe(401);
});

test("the answer to a guest's registration does not tell whether the e-mail has an account @outbox", async ({
  request,
  playwright,
  baseURL,
}) => {
  const known = await newMember(request);
  const shapes = [];
  for (const email of [known, `${crypto.randomUUID()}@example.co`]) {
    const guest = await playwright.request.newContext(baseURL ? { baseURL } : {});
    const answer = await guest.post("/api/session/auto-register", {
      data: { email },
      headers: { "sec-fetch-site": "same-origin" },
    });
    const { cookies } = await guest.storageState();
    shapes.push([answer.status(), await answer.text(), cookies.map(({ name }) => name).sort()]);
    expect((await guest.get("/api/gateway/base3/national/v1/address/list")).status()).toBe(200);
    await guest.dispose();
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a member sees where the account is open, and ends one session or all others @outbox", async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await newMember(page.request);
    const login = { loginType: "email", email, method: "password", password: PASSWORD };
    const others = await Promise.all([1, 2, 3].map(() => browser.newContext(baseURL ? { baseURL } : {})));
    for (const { request } of others) await postSession(request, "login", login);
    await page.goto(PAGE);
    const section = page.getByRole("region", { name: t.title });
    await expect(section.getByRole("listitem")).toHaveCount(4);
    await expect(section.getByText(t.current)).toHaveCount(1);
    await section
      .getByRole("listitem")
      .filter({ hasNotText: t.current })
      .first()
      .getByRole("button", { name: /^Cerrar sesión de/ })
      .click();
    await expect(section.getByRole("status")).toHaveText(t.ended);
    await expect(section.getByRole("listitem")).toHaveCount(3);
    await section.getByRole("button", { name: t.endOthers }).click();
    await expect(section.getByRole("status")).toHaveText(t.endedOthers);
    await expect(section.getByRole("listitem")).toHaveCount(1);
    for (const context of others) {
      const answer = await context.request.get("/api/gateway/buyer/member/user/all/count");
      expect(answer.status()).toBe(401);
      await context.close();
    }
    await section.getByRole("button", { name: /^Cerrar sesión de/ }).click();
    await expect(page).toHaveURL(/\/login\?return_url=/);
  });
});
