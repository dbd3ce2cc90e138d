import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { AGREEMENT_KEY, CONSENT_KEY } from "../lib/tracking/consent";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.tracking;
const RELAY = "**/api/beacons";

/** Somebody who comes for the first time. */
test.use({ storageState: { cookies: [], origins: [] } });

const Beacon = z.object({
  properties: z.record(z.string(), z.string()),
  events: z.array(
    z.looseObject({ name: z.string(), path: z.string(), target: z.string().optional(), depth: z.number().optional() }),
  ),
});
type Beacon = z.output<typeof Beacon>;

/** What the page sends, kept from going further. */
async function beacons(page: Page): Promise<Beacon[]> {
  const sent: Beacon[] = [];
  await page.context().route(RELAY, (route) => {
    sent.push(Beacon.parse(route.request().postDataJSON()));
    return route.fulfill({ status: 204 });
  });
  return sent;
}
const eventsOf = (sent: Beacon[]) => sent.flatMap(({ events }) => events);
const namesOf = (sent: Beacon[]) => eventsOf(sent).map(({ name }) => name);

const consent = (page: Page) => page.getByRole("region", { name: t.title });
const agreement = (page: Page) => page.getByRole("region", { name: t.agreementTitle });
const button = (page: Page, name: string) => consent(page).getByRole("button", { name, exact: true });
const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: text.frame.privacyChoice });
const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test.beforeEach(async ({ request }) => {
  const html = await (await request.get("/about_us")).text();
  test.skip(!html.includes(`>${text.frame.privacyChoice}<`), "this site has no analytics service");
});

test.describe("before a choice", () => {
  test("three equal answers stand over the foot of the page, and nothing is sent, whatever is done", async ({ page }) => {
    const sent = await beacons(page);
    await page.clock.install();
    await open(page, "/about_us");
    await expect(consent(page)).toBeVisible();
    const answers = consent(page).getByRole("button");
    await expect(answers).toHaveText([t.reject, t.configure, t.accept]);
    const looks = await answers.evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        return [color, backgroundColor, fontSize, fontWeight, Math.round(width), Math.round(height)].join();
      }),
    );
    expect(new Set(looks).size).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.clock.runFor(20_000);
    await page.getByRole("contentinfo").getByRole("link", { name: text.frame.agreement }).click();
    await expect(page).toHaveURL(/acuerdo-de-usuario$/);
    await expect(consent(page)).toBeVisible();
    await expect(agreement(page)).toBeHidden();
    expect(sent).toEqual([]);
    expect(await kept(page, CONSENT_KEY)).toBeNull();
  });

  for (const width of [360, 1280]) {
    test(`at ${width} px it moves nothing, covers no floating button, and has no serious finding`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, "/about_us");
      await expect(consent(page)).toBeVisible();
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
              resolve(values.reduce((sum, value) => sum + value, 0));
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(resolve, 300, 0);
          }),
      );
      expect(shifts).toBeLessThan(0.02);
      const quote = page
        .getByRole("complementary", { name: text.frame.shortcuts })
        .getByRole("link", { name: text.frame.requestQuote });
      await quote.click({ trial: true });
      expect((await consent(page).boundingBox())?.height ?? 0).toBeLessThan(320);
      await button(page, t.configure).click();
      expect(await seriousFindings(page)).toEqual([]);
      await quote.click({ trial: true });
    });
  }

  test("the keyboard reaches it before the page's header", async ({ page }) => {
    await open(page, "/about_us");
    await expect(consent(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(consent(page).getByRole("link", { name: t.policy })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, t.reject)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(consent(page)).toBeHidden();
    expect(await kept(page, CONSENT_KEY)).toContain("|necessary|");
  });

  test("who comes without a script is asked nothing", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/about_us");
    await expect(consent(page)).toHaveCount(0);
    await expect(agreement(page)).toHaveCount(0);
    await expect(footerLink(page)).toHaveAttribute("href", "/article/politica-de-privacidad#cookies");
    await context.close();
  });
});

test("after a yes the page view goes out with its properties, campaign and origin, and nothing that was typed", async ({
  page,
}) => {
  const sent = await beacons(page);
  await open(page, "/screen/product?keyword=ana%40correo.co&utm_source=boletin&utm_campaign=navidad");
  await button(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  expect(sent[0]?.properties).toEqual({
    ...{ platform: "pc", language: "es", site: "colombia" },
    ...{ utm_source: "boletin", utm_campaign: "navidad" },
  });
  expect(sent[0]?.events[0]?.path).toBe("/screen/product");
  await footerLink(page).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view", "click"]);
  expect(eventsOf(sent)[1]?.target).toBe("/article/politica-de-privacidad");
  await open(page, "/about_us");
  await expect.poll(() => namesOf(sent)).toEqual(["page_view", "click", "page_view"]);
  expect(sent.at(-1)?.properties).toMatchObject({ utm_source: "boletin", utm_campaign: "navidad" });
  expect(JSON.stringify(sent)).not.toMatch(/correo|keyword|127\.0\.0\.1/);
});

test("the host that led here is told, and no more of its address", async ({ page }) => {
  const sent = await beacons(page);
  await page.route("http://www.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${route.request().url().split("to=")[1]}">ir</a>` }),
  );
  const here = new URL("/about_us", test.info().project.use.baseURL).href;
  await page.goto(`http://www.example.com/secreto?to=${here}`);
  await page.getByRole("link", { name: "ir" }).click();
  await button(page, t.accept).click();
  await expect.poll(() => sent[0]?.properties.referrer_host).toBe("www.example.com");
  expect(JSON.stringify(sent)).not.toContain("secreto");
});

test("a place of the page counts after a person stayed there for 4 s", async ({ page }) => {
  const sent = await beacons(page);
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/about_us");
  await button(page, t.accept).click();
  await page.clock.pauseAt("2026-11-20T16:00:00Z");
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  const scrolled = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("scroll", resolve, { once: true });
          window.scrollBy({ top: 200, behavior: "instant" });
        }),
    );
  await scrolled();
  await page.clock.runFor(3_900);
  await scrolled();
  await page.clock.runFor(3_900);
  await page.clock.runFor(3_000);
  await expect.poll(() => namesOf(sent)).toEqual(["page_view", "page_stay"]);
  expect(eventsOf(sent)[1]?.depth).toBeGreaterThan(0);
});

test("after a no nothing is sent, on this page or the next, and the agreement waits for a later page", async ({ page }) => {
  const sent = await beacons(page);
  await page.clock.install();
  await open(page, "/about_us");
  await button(page, t.reject).click();
  await expect(consent(page)).toBeHidden();
  await expect(agreement(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await open(page, "/welcomeToYiwu");
  await expect(agreement(page)).toBeVisible();
  await expect(consent(page)).toBeHidden();
  expect(await seriousFindings(page)).toEqual([]);
  expect(await kept(page, AGREEMENT_KEY)).toBeNull();
  await agreement(page).getByRole("button", { name: t.agreementClose }).click();
  await expect(agreement(page)).toBeHidden();
  expect(await kept(page, AGREEMENT_KEY)).toBe("true");
  await page.clock.runFor(10_000);
  await open(page, "/about_us");
  await page.clock.runFor(10_000);
  await expect(agreement(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test("configuring starts with nothing ticked, and saves what is ticked", async ({ page }) => {
  const sent = await beacons(page);
  await open(page, "/about_us");
  await button(page, t.configure).click();
  await expect(consent(page).getByRole("checkbox", { name: t.necessary })).toBeDisabled();
  const analytics = consent(page).getByRole("checkbox", { name: t.analytics });
  await expect(analytics).not.toBeChecked();
  await button(page, t.save).click();
  expect(await kept(page, CONSENT_KEY)).toContain("|necessary|");
  expect(sent).toEqual([]);
  await footerLink(page).click();
  await analytics.check();
  await button(page, t.save).click();
  await expect.poll(() => namesOf(sent)).toContain("page_view");
});

test("a yes is withdrawn at the footer: nothing more is sent, and the focus goes in and comes back", async ({ page }) => {
  const sent = await beacons(page);
  await open(page, "/about_us");
  await button(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  await footerLink(page).press("Enter");
  await expect(consent(page)).toBeFocused();
  await expect(consent(page).getByRole("checkbox", { name: t.analytics })).toBeChecked();
  await button(page, t.reject).click();
  await expect(footerLink(page)).toBeFocused();
  const before = sent.length;
  await page.getByRole("contentinfo").getByRole("link", { name: text.frame.welcome }).click();
  await expect(agreement(page)).toBeVisible();
  await agreement(page).getByRole("link", { name: t.policy }).click();
  await expect(page).toHaveURL(/politica-de-privacidad$/);
  expect(sent.length).toBe(before);
});

test("a browser that asks not to be measured is not, not even after an earlier yes", async ({ page }) => {
  const sent = await beacons(page);
  await open(page, "/about_us");
  await button(page, t.accept).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.clock.install();
  await open(page, "/welcomeToYiwu");
  await expect(agreement(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await footerLink(page).click();
  await expect(consent(page).getByText(t.refused)).toBeVisible();
  await expect(consent(page).getByRole("button", { name: t.accept })).toHaveCount(0);
  await consent(page).getByRole("button", { name: t.close }).click();
  expect(sent.length).toBe(1);
});

test.describe("the relay", () => {
  const VIEW = { name: "page_view", at: 1, path: "/" };
  const PROPERTIES = { platform: "pc", language: "es", site: "colombia" };
  const OWN = { "sec-fetch-site": "same-origin" };

  test("takes what the recorder sends and nothing else", async ({ request }) => {
    const post = async (data: unknown, headers: Record<string, string> = OWN) =>
      (
        await request.post("/api/beacons", { data: JSON.stringify(data), headers: { "content-type": "text/plain", ...headers } })
      ).status();
    expect(await post({ properties: PROPERTIES, events: [VIEW] })).toBe(204);
    expect(await post({ properties: PROPERTIES, events: [{ ...VIEW, email: "ana@correo.co" }] })).toBe(400);
    expect(await post({ properties: PROPERTIES, events: [{ ...VIEW, path: "/?q=ana@correo.co" }] })).toBe(400);
    expect(await post("{")).toBe(400);
    expect(await post({ properties: PROPERTIES, events: Array(2_000).fill(VIEW) })).toBe(413);
    expect(await post({ properties: PROPERTIES, events: [VIEW] }, { "sec-fetch-site": "cross-site" })).toBe(403);
    expect((await request.get("/api/beacons")).status()).toBe(405);
  });

  test("passes a visit on to the analytics service, without cookies", async ({ page, context, baseURL }) => {
    const { port = "" } = URL.parse(process.env.TRACKING_URL ?? "") ?? {};
    test.skip(port === "", "the analytics service of this site is not ours to listen for");
    const got: { body: Beacon; headers: string[] }[] = [];
    const collector = createServer(async (request, response) => {
      const parts = await request.toArray();
      got.push({ body: Beacon.parse(JSON.parse(Buffer.concat(parts).toString())), headers: Object.keys(request.headers) });
      response.writeHead(204).end();
    }).listen(Number(port), "127.0.0.1");
    try {
      await context.addCookies([{ name: "user", value: "Ana%7Cemail", url: baseURL ?? "" }]);
      await open(page, "/about_us?utm_source=prueba-de-relevo");
      await button(page, t.accept).click();
      const ours = () => got.filter(({ body }) => body.properties.utm_source === "prueba-de-relevo");
      const events = () => ours().flatMap(({ body }) => body.events.map(({ name, path, target }) => [name, path, target]));
      await expect.poll(events).toEqual([["page_view", "/about_us", undefined]]);
      // What happens right before a page is left still goes out.
      await page.getByRole("contentinfo").getByRole("link", { name: text.frame.welcome }).click();
      await expect.poll(events).toContainEqual(["click", "/about_us", "/welcomeToYiwu"]);
      await expect.poll(events).toContainEqual(["page_view", "/welcomeToYiwu", undefined]);
      expect(ours().flatMap(({ headers }) => headers)).not.toContain("cookie");
      expect(JSON.stringify(ours())).not.toContain("Ana");
    } finally {
      collector.close();
    }
  });
});
