import { createServer } from "node:http";
import { answer, choiceLink, eventsOf, namesOf, readBeacon, test } from "./first-visit";
import { expect, open, text } from "./fixtures";

const t = text.tracking;

// spec: 22.2
test("after a yes the page view goes out with its properties, campaign and origin, and nothing that was typed", async ({
  page,
  sent,
}) => {
  await open(page, "/screen/product?keyword=ana%40correo.co&utm_source=boletin&utm_campaign=navidad");
  await answer(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  expect(sent[0]?.properties).toEqual({
    ...{ platform: "pc", language: "es", site: "colombia" },
    ...{ utm_source: "boletin", utm_campaign: "navidad" },
  });
  expect(sent[0]?.events[0]?.path).toBe("/screen/product");
  await choiceLink(page).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view", "click"]);
  expect(eventsOf(sent)[1]?.target).toBe("/article/politica-de-privacidad");
  await open(page, "/about_us");
  await expect.poll(() => namesOf(sent)).toEqual(["page_view", "click", "page_view"]);
  expect(sent.at(-1)?.properties).toMatchObject({ utm_source: "boletin", utm_campaign: "navidad" });
  expect(JSON.stringify(sent)).not.toMatch(/correo|keyword|127\.0\.0\.1/);
});

// spec: 22.1
test("the host that led here is told, and no more of its address", async ({ page, sent }) => {
  await page.route("http://www.example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${route.request().url().split("to=")[1]}">ir</a>` }),
  );
  const here = new URL("/about_us", test.info().project.use.baseURL).href;
  await page.goto(`http://www.example.com/secreto?to=${here}`);
  await page.getByRole("link", { name: "ir" }).click();
  await answer(page, t.accept).click();
  await expect.poll(() => sent[0]?.properties.referrer_host).toBe("www.example.com");
  expect(JSON.stringify(sent)).not.toContain("secreto");
});

// spec: 22.1, 23.40
test("a place of the page counts after a person stayed there for 4 s", async ({ page, sent }) => {
  await page.clock.install({ time: "2026-11-20T15:00:00Z" });
  await open(page, "/about_us");
  await answer(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  await page.clock.pauseAt("2026-11-20T16:00:00Z");
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

test.describe("the relay", () => {
  const VIEW = { name: "page_view", at: 1, path: "/" };
  const PROPERTIES = { platform: "pc", language: "es", site: "colombia" };
  const OWN = { "sec-fetch-site": "same-origin" };

  // spec: 22.1
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

  // spec: 22.1
  test("passes a visit on to the analytics service, without cookies", async ({ page, context, baseURL }) => {
    const { port = "" } = URL.parse(process.env.TRACKING_URL ?? "") ?? {};
    const got: { body: ReturnType<typeof readBeacon>; headers: string[] }[] = [];
    const collector = createServer(async (request, response) => {
      const parts = await request.toArray();
      got.push({ body: readBeacon(Buffer.concat(parts).toString()), headers: Object.keys(request.headers) });
      response.writeHead(204).end();
    }).listen(Number(port), "127.0.0.1");
    try {
      await context.addCookies([{ name: "user", value: "Ana%7Cemail", url: baseURL ?? "" }]);
      await open(page, "/about_us?utm_source=prueba-de-relevo");
      await answer(page, t.accept).click();
      const ours = () => got.filter(({ body }) => body.properties.utm_source === "prueba-de-relevo");
      const events = () => ours().flatMap(({ body }) => body.events.map(({ name, path, target }) => [name, path, target]));
      await expect.poll(events).toEqual([["page_view", "/about_us", undefined]]);
      // Events right before leaving are sent.
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

// spec: 22.1
test("how fast a page was is told when it is left, by its path alone, and by nobody who said no", async ({
  page,
  context,
  sent,
}) => {
  const told: string[] = [];
  await context.route("**/api/vitals", (route) => {
    told.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  await open(page, "/about_us?utm_source=boletin");
  await hide();
  await open(page, "/about_us?utm_source=boletin");
  expect(told).toEqual([]);
  await answer(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  await hide();
  await expect.poll(() => told.length).toBe(1);
  expect(JSON.parse(told[0] ?? "")).toEqual({ path: "/about_us", vitals: expect.objectContaining({ TTFB: expect.any(Number) }) });
});
