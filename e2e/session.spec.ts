import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, signIn, test, text } from "./fixtures";
import { fillPassword, logOut, newMember, ticket } from "./login";

const t = text.session;

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** As after two hours: only the refresh token is left. */
const forgetBearer = (context: BrowserContext) => context.clearCookies({ name: "access_token" });

// spec: 2.1, 20.4
test("logging out ends the session here and at the gateway, and leads home", async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  const kept = await context.cookies();
  await open(page, "/personCenter/Address");
  await logOut(page);
  expect((await context.cookies()).filter(({ name }) => ["access_token", "pord_token", "user", "userId"].includes(name))).toEqual(
    [],
  );
  await context.addCookies(kept.map(({ name, value }) => ({ name, value, url: baseURL ?? "" })));
  await page.goto("/personCenter/Address");
  await expect(page).toHaveURL("/login?return_url=%2FpersonCenter%2FAddress");
});

test("a bearer that has run out is renewed on the way, once, however many ask", async ({ page, context }) => {
  await signIn(page);
  const [bearer, restoring] = [await cookieOf(context, "access_token"), await cookieOf(context, "pord_token")];
  await forgetBearer(context);
  const answers = await Promise.all([1, 2, 3].map(() => page.request.get("/personCenter/Address", { maxRedirects: 0 })));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect(await cookieOf(context, "access_token")).not.toBe(bearer);
  expect(await cookieOf(context, "pord_token")).not.toBe(restoring);
  await open(page, "/personCenter/Address");
  await expect(page).toHaveURL("/personCenter/Address");
});

// spec: 1.3
test("the proxy renews a bearer that the gateway has ended, and one that is gone", async ({ page, context, baseURL }) => {
  await signIn(page);
  const count = () => page.request.get("/api/gateway/buyer/member/user/all/count");
  await context.addCookies([{ name: "access_token", value: "ended", url: baseURL ?? "" }]);
  expect((await count()).status()).toBe(200);
  await forgetBearer(context);
  expect((await count()).status()).toBe(200);
});

test("a page with an ended bearer renews it and is shown", async ({ page, context, baseURL }) => {
  await signIn(page);
  await context.addCookies([{ name: "access_token", value: "ended", url: baseURL ?? "" }]);
  await page.goto("/personCenter/Address?a=1");
  await expect(page).toHaveURL("/personCenter/Address?a=1");
});

test("cookies cut by hand open nothing and break nothing", async ({ page, context, baseURL }) => {
  const forged = { access_token: "' or 1=1", pord_token: "%00%ff", user: "%E0%A4%A", userId: "1" };
  await context.addCookies(Object.entries(forged).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
  await open(page, "/");
  await expect(page.getByRole("banner").getByRole("button", { name: text.frame.account })).toBeVisible();
  await page.goto("/personCenter/Address");
  await expect(page).toHaveURL("/login?return_url=%2FpersonCenter%2FAddress");
  expect(await cookieOf(context, "pord_token")).toBeUndefined();
});

const HOSTILE = [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/a",
  "javascript:alert(1)",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "//site@evil.example",
  "/／evil.example",
  `/${"a".repeat(3000)}`,
];

test("no return address leads off the site or back to the login @faults", async ({ page, request }) => {
  const email = await newMember(request);
  const form = { loginType: "email", email, method: "password", password: "Tazas-de-ceramica-7" };
  for (const hostile of [...HOSTILE, "/login", "/api/session/logout"]) {
    const answer = await page.request.post("/api/session/login", {
      form: { ...form, return_url: hostile },
      headers: { "sec-fetch-site": "same-origin" },
      maxRedirects: 0,
    });
    expect([hostile, answer.status(), answer.headers().location]).toEqual([hostile, 303, "/"]);
  }
  await open(page, `/login?${new URLSearchParams({ return_url: "//evil.example" })}`);
  await fillPassword(page, email);
  await expect(page).toHaveURL("/");
});

test("posts from another origin change nothing", async ({ request }) => {
  for (const step of ["login", "register", "code", "auto-register", "logout", "captcha/challenge"]) {
    const foreign = await request.post(`/api/session/${step}`, {
      data: {},
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect([step, foreign.status()]).toEqual([step, 403]);
    const unnamed = await request.post(`/api/session/${step}`, { data: {}, headers: { origin: "https://evil.example" } });
    expect([step, unnamed.status()]).toEqual([step, 403]);
  }
});

test("what handlers cannot use is refused with words, and no answer holds a token", async ({ request }) => {
  const headers = { "sec-fetch-site": "same-origin" };
  const wrong = await request.post("/api/session/login", { data: { loginType: "email", email: "ana" }, headers });
  expect([wrong.status(), await wrong.json()]).toEqual([422, { errors: expect.stringContaining(t.errors.email) }]);
  const broken = await request.post("/api/session/login", {
    data: Buffer.from("{"),
    headers: { ...headers, "content-type": "application/json" },
  });
  expect([broken.status(), await broken.json()]).toEqual([400, { errors: t.errors.unreadable }]);
  const large = await request.post("/api/session/login", { data: { email: "a".repeat(50_000) }, headers });
  expect(large.status()).toBe(413);
  const made = await request.post("/api/session/auto-register", {
    data: { email: `${crypto.randomUUID()}@example.co` },
    headers,
  });
  expect(made.status()).toBe(200);
  expect(await made.text()).not.toMatch(/token/);
});

test("a captcha ticket works once @faults", async ({ request }) => {
  const query = { purpose: "login", email: `${crypto.randomUUID()}@example.co`, ...(await ticket(request)) };
  const send = () => request.post("/api/session/code", { data: query, headers: { "sec-fetch-site": "same-origin" } });
  expect((await send()).status()).toBe(200);
  const again = await send();
  expect([again.status(), await again.json()]).toEqual([
    422,
    { errors: "La verificación venció o ya se usó. Complete una nueva e inténtelo otra vez." },
  ]);
});

/** Clicks two favourite buttons at once with an expired session. */
async function pressHearts(page: Page) {
  const hearts = page.getByRole("main").locator(".wish");
  await hearts.nth(0).waitFor();
  await hearts.evaluateAll((all) => {
    for (const heart of all.slice(0, 2)) if (heart instanceof HTMLElement) heart.click();
  });
}

// spec: 1.6, 20.4, 24.1
test("two calls that are refused for want of a session give one message and one way to the login", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "user", value: encodeURIComponent("Ana|email"), url: baseURL ?? "" }]);
  await open(page, "/shop/product");
  const logins: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) logins.push(request.url());
  });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await pressHearts(page);
  await refused;
  await expect(page.getByText("¡Hola!Ingrese a su cuenta.")).toHaveCount(1);
  await expect(page).toHaveURL("/login?return_url=%2Fshop%2Fproduct");
  expect(logins).toHaveLength(1);
  await expect(page.getByRole("banner").getByRole("button", { name: text.frame.account })).toBeAttached();
});

// spec: 23.8, 23.9
test("a call that is refused for want of a session says so for 3000 ms at most, and leads to the login after 1000 ms", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "user", value: encodeURIComponent("Ana|email"), url: baseURL ?? "" }]);
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/shop/product");
  // Blocks the redirect to observe the message.
  const logouts: string[] = [];
  await page.route("**/api/session/logout", (route) => void logouts.push(route.request().method()));
  await page.clock.pauseAt("2026-11-20T16:00:00Z");
  await pressHearts(page);
  const message = page.getByText("¡Hola!Ingrese a su cuenta.");
  await expect(message).toBeVisible();
  await page.clock.runFor(999);
  expect(logouts).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => logouts).toEqual(["POST"]);
  await page.clock.runFor(1_999);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toBeHidden();
});

test("two tabs as two people: the first one's page sends nothing to the second one's account", async ({ page, context }) => {
  await signIn(page);
  await open(page, "/personCenter/Address");
  const other = await context.newPage();
  await signIn(other);
  const refused = await page.evaluate(async () => {
    const userId = /userId=(\d+)/.exec(document.cookie)?.[1];
    const answer = await fetch("/api/gateway/buyer/member/user/all/count", { headers: { "x-member": `${Number(userId) - 1}` } });
    return { status: answer.status, body: await answer.json() };
  });
  expect(refused).toEqual({ status: 409, body: { errors: text.samePerson.other } });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const notice = page.getByRole("dialog", { name: text.samePerson.other });
  await expect(notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: text.samePerson.reload }).click();
  await expect(notice).toBeHidden();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a session that the gateway has ended is renewed on the way to a member's page, or leads to the login", async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(page);
    const end = () => context.addCookies([{ name: "access_token", value: "ended", url: baseURL ?? "" }]);
    await end();
    await page.goto("/personCenter/Address");
    await expect(page).toHaveURL("/personCenter/Address");
    await expect(page.getByRole("heading", { level: 1, name: text.address.title })).toBeVisible();
    await context.clearCookies({ name: "pord_token" });
    await end();
    await page.goto("/personCenter/Address");
    await expect(page).toHaveURL("/login?return_url=%2FpersonCenter%2FAddress");
  });
});
