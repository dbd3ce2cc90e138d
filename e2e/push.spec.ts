import type { Page } from "@playwright/test";
import { newSubscription, type PushService, startPushService } from "../gateway/push.fixture";
import { fill } from "../lib/format";
import { furnished, LIST, placed, post } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";
import { logOut } from "./login";

const t = text.notice.push;
const PAGE = "/personCenter/Account";
const SAVE = "buyer/member/notify/push";
const section = (page: Page) => page.getByRole("region", { name: t.title });
const rows = (page: Page) => section(page).getByRole("listitem");

test.use({ viewport: { width: 360, height: 800 } });

type Browser = { permission?: "granted" | "denied" | "default"; without?: "PushManager" | "Notification"; isIphone?: boolean };

/** Mocks push service and permission; `window.asked` counts permission requests. */
async function furnish(page: Page, { permission = "default", without, isIphone = false }: Browser, subscription?: object) {
  await page.addInitScript(`{
    const kept = "fake-subscription";
    const made = () => {
      const given = JSON.parse(sessionStorage.getItem(kept));
      return given && { ...given, toJSON: () => given, unsubscribe: async () => { sessionStorage.removeItem(kept); return true; } };
    };
    window.asked = 0;
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(kept, JSON.stringify(${JSON.stringify(subscription ?? null)}));
      return made();
    };
    let permission = sessionStorage.getItem("fake-permission") ?? ${JSON.stringify(permission)};
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      window.asked += 1;
      if (permission === "default") permission = "granted";
      sessionStorage.setItem("fake-permission", permission);
      return permission;
    };
    if (${JSON.stringify(without ?? "")}) delete window[${JSON.stringify(without ?? "")}];
    if (${isIphone}) navigator.standalone = false;
  }`);
}

const timesAsked = (page: Page) => page.evaluate("window.asked");

test.describe("in a browser that has them", () => {
  test.use({ serviceWorkers: "allow" });
  test.setTimeout(90_000);

  let service: PushService;
  test.beforeAll(async () => {
    service = await startPushService();
  });
  test.afterAll(() => service.stop());

  test("notifications are turned on with a press, come, and are turned off with one @outbox", async ({ page, goods }) => {
    const { records } = await goods();
    const subscription = newSubscription(service.origin);
    await furnish(page, {}, subscription.body);
    await signIn(page);
    await open(page, PAGE);
    const turnOn = section(page).getByRole("button", { name: t.switch.turnOn });
    await expect(turnOn).toBeEnabled();
    expect(await timesAsked(page)).toBe(0);
    await turnOn.click();
    await expect(section(page).getByText(t.on)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(t.current);
    await expect(turnOn).toHaveCount(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const orderNo = await placedForMember(page, records);
    const [message] = await service.receivedAt(subscription.endpoint);
    if (!message) throw new Error("nothing came");
    expect(subscription.open(message)).toMatchObject({ body: `Pedido ${orderNo}`, path: `${LIST}/${orderNo}` });
    await section(page)
      .getByRole("button", { name: new RegExp(`^${t.end}`) })
      .click();
    await expect(section(page).getByText(t.off)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(turnOn).toBeEnabled();
  });

  test("who logs out has none in that browser any more @outbox", async ({ page, goods }) => {
    const { records } = await goods();
    const [first, second] = [newSubscription(service.origin), newSubscription(service.origin)];
    await signIn(page);
    await post(page, SAVE, first.body);
    await placedForMember(page, records);
    await service.receivedAt(first.endpoint);
    await open(page, PAGE);
    await expect(rows(page)).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await logOut(page);
    await page.locator("html[data-hydrated]").waitFor();
    await signIn(page);
    await post(page, SAVE, second.body);
    await placedForMember(page, records);
    await service.receivedAt(second.endpoint);
    expect(service.at(first.endpoint)).toHaveLength(1);
  });

  test("a message is shown by the service worker, whoever sends it", async ({ page, context, browserName }) => {
    await context.grantPermissions(["notifications"]);
    await open(page, "/about_us");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
    });
    expect(browserName).toBe("chromium");
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    // Headless Chromium shows no notifications: records them.
    await worker.evaluate(() => {
      const shown: object[] = [];
      Reflect.set(globalThis, "shown", shown);
      Reflect.set(
        Reflect.get(globalThis, "registration"),
        "showNotification",
        (title: string, { body, tag }: NotificationOptions) => Promise.resolve(shown.push({ title, body, tag })),
      );
    });
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [{ registrationId } = { registrationId: "" }] = registrations;
        if (registrationId) resolve(registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    const content = { title: "Su pedido va en camino", body: "Pedido 1", path: `${LIST}/1`, tag: "uno" };
    const message = { origin: new URL(page.url()).origin, registrationId: await registered, data: JSON.stringify(content) };
    await session.send("ServiceWorker.deliverPushMessage", message);
    // Equal tags: the second replaces the first.
    await session.send("ServiceWorker.deliverPushMessage", message);
    const note = { title: content.title, body: content.body, tag: content.tag };
    await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown"))).toEqual([note, note]);
  });
});

/** Places an order for the current member. */
async function placedForMember(page: Page, records: { productId: string }[]): Promise<string> {
  return placed(
    page,
    await furnished(
      page,
      records.map(({ productId }) => productId),
    ),
  );
}

for (const [name, browser, words] of [
  ["has refused them", { permission: "denied" }, t.switch.denied],
  ["knows none", { without: "PushManager" }, t.switch.unsupported],
  ["is an iPhone's, where the site must be installed", { without: "PushManager", isIphone: true }, t.switch.install],
] as const)
  test(`a browser that ${name} is told why, and nobody is asked`, async ({ page }) => {
    await furnish(page, browser);
    await signIn(page);
    await open(page, PAGE);
    await expect(section(page).getByText(words)).toBeVisible();
    await expect(section(page).getByRole("button", { name: t.switch.turnOn })).toHaveCount(0);
    expect(await timesAsked(page)).toBe(0);
  });

test("a refusal of the service is told where it happened, and nothing is on @faults", async ({ page, gateway }) => {
  await furnish(page, {}, newSubscription("https://fcm.googleapis.com").body);
  await signIn(page);
  const match = await bearerOf(page);
  await gateway.fault("/member/notify/push", { method: "POST", status: 422, body: '{"errors":"Ya no caben."}', match });
  await open(page, PAGE);
  await page.evaluate(() => {
    Object.defineProperty(navigator.serviceWorker, "register", { value: async () => {} });
    Object.defineProperty(navigator.serviceWorker, "ready", { value: Promise.resolve({ pushManager: PushManager.prototype }) });
  });
  await section(page).getByRole("button", { name: t.switch.turnOn }).click();
  await expect(section(page).getByText("Ya no caben.")).toBeVisible();
  await expect(section(page).getByRole("button", { name: t.switch.turnOn })).toBeEnabled();
});

test("settings stand without notifications where the service does not know them @faults", async ({ page, gateway }) => {
  await signIn(page);
  await gateway.fault("/member/notify/push", { method: "GET", status: 404, match: await bearerOf(page) });
  await page.goto(PAGE);
  await expect(page.getByRole("region", { name: text.notice.emails.title })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browsers that have them are named, and turned off", async ({ page }) => {
    await signIn(page);
    await post(page, SAVE, newSubscription("https://fcm.googleapis.com").body);
    await page.goto(PAGE);
    await expect(rows(page)).toContainText(t.since);
    // getByText does not search <noscript>.
    const hint = section(page).locator("noscript p");
    await expect(hint).toBeVisible();
    await expect(hint).toHaveText(t.noScript);
    await rows(page)
      .getByRole("button", { name: new RegExp(`^${fill(t.endNamed, { name: ".*", date: ".*" })}$`) })
      .click();
    await expect(section(page).getByText(t.off)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});
