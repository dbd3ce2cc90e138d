import type { Page, Route } from "@playwright/test";
import { z } from "zod";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.live;
const Rooms = z.object({
  records: z.array(z.object({ channel_id: z.string(), shop_id: z.string(), title: z.string() })),
  total: z.number(),
});
const PLAYLISTS = "**/live/*/index.m3u8";
const SEGMENTS = /\/live\/\d+\/\d+\.m4s/;

async function rooms(page: Page, filter: { on_air?: boolean; pageSize?: number }) {
  const response = await page.request.post("/api/gateway/buyer/live/search", {
    data: filter,
    headers: { "sec-fetch-site": "same-origin" },
  });
  return Rooms.parse(await response.json());
}

/** URL of a live room or a recording. */
async function roomAddress(page: Page, kind: "live" | "recording") {
  const { records } = await rooms(page, { on_air: kind === "live", pageSize: 1 });
  return `/live/${records[0]?.channel_id}`;
}

/** Disables native HLS, so that hls.js plays. */
const withoutNativeHls = (page: Page) =>
  page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
  });

const seconds = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
/** Total seconds played; a live player may skip to the newest segment. */
const played = (page: Page) =>
  page
    .locator("video")
    .evaluate(({ played }: HTMLVideoElement) =>
      Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index)).reduce(
        (sum, part) => sum + part,
        0,
      ),
    );
const source = (page: Page) => page.locator("video").evaluate(({ src }: HTMLVideoElement) => src);
const playButton = (page: Page) => page.getByRole("main").getByRole("link", { name: t.play.replace("{title}", "") });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

test.describe("the list of broadcasts", () => {
  // spec: 1.2, 11.5
  test("shows rooms on air first, and leads to their shop's broadcast page", async ({ reader }) => {
    await reader.goto("/live");
    const cards = reader.getByRole("main").getByRole("article");
    const isLive = (await cards.allInnerTexts()).map((card) => card.includes(t.onAir));
    expect(isLive).toContain(true);
    expect(isLive).toEqual([...isLive].sort((a, b) => Number(b) - Number(a)));
    await cards.first().getByRole("link").click();
    await expect(reader).toHaveURL(/\/shop\/spa\/\w+\/livebroadcast\?channel_id=\w+$/);
    await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  });

  for (const [list, on_air] of [
    ["live", true],
    ["recording", false],
  ] as const) {
    test(`is filtered by ${list}`, async ({ page }) => {
      const { total } = await rooms(page, { on_air, pageSize: 1 });
      await page.goto("/live");
      await page.getByRole("navigation", { name: t.filter }).getByRole("link", { name: t.lists[list] }).click();
      await expect(page).toHaveURL(`/live?state=${list}`);
      await expect(page.getByRole("heading", { name: t.results.other.replace("{count}", String(total)) })).toBeVisible();
      const cards = await page.getByRole("main").getByRole("article").allInnerTexts();
      expect(cards.filter((card) => card.includes(t.onAir) !== on_air)).toEqual([]);
    });
  }

  // spec: 13.3
  test("is searched by word, and says what to do when nothing is found", async ({ page }) => {
    const { records } = await rooms(page, { pageSize: 1 });
    const word = records[0]?.title.split(" ").at(-1) ?? "";
    await page.goto("/live");
    await page.getByRole("searchbox", { name: t.searchLabel }).fill(word);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
    await expect(page.getByRole("searchbox", { name: t.searchLabel })).toHaveValue(word);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.goto("/live?keyword=xqzwkvjy");
    await expect(page.getByText(t.none)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: t.all })).toBeVisible();
  });
});

test.describe("a broadcast", () => {
  // spec: 13.3
  test("plays as a recording by the library, which comes only when a person presses play", async ({ page, consoleErrors }) => {
    await withoutNativeHls(page);
    await open(page, await roomAddress(page, "recording"));
    await page.waitForLoadState("networkidle");
    await expect(page.locator("video")).toHaveCount(0);
    const [library] = await Promise.all([page.waitForRequest(/\.js/), playButton(page).click()]);
    expect(library.url()).toContain("/_next/");
    await expect.poll(() => seconds(page), { timeout: 30_000 }).toBeGreaterThan(1);
    await expect(page.locator("video")).toBeFocused();
    expect(await source(page)).toMatch(/^blob:/);
    expect(consoleErrors).toEqual([]);
  });

  for (const way of ["the library", "the browser itself"]) {
    test(`on air plays when its page opens, muted, by ${way}`, async ({ page, consoleErrors }) => {
      // The gateway renders a room's segments on demand.
      test.slow();
      if (way === "the library") await withoutNativeHls(page);
      await page.goto(await roomAddress(page, "live"));
      await expect.poll(() => played(page), { timeout: 90_000 }).toBeGreaterThan(8);
      expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      if (way === "the library") expect(await source(page)).toMatch(/^blob:/);
      expect(consoleErrors).toEqual([]);
    });
  }

  test("on air waits for a person under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, await roomAddress(page, "live"));
    await page.waitForLoadState("networkidle");
    await expect(playButton(page)).toBeVisible();
    await expect(page.locator("video")).toHaveCount(0);
  });

  test("has its poster, its badge, and a way to the stream in its raw HTML, and no player code", async ({ page }) => {
    const html = await (await page.request.get(await roomAddress(page, "recording"))).text();
    expect(html).toContain(t.recording);
    expect(html).toMatch(/<a [^>]*href="[^"]+\/index\.m3u8"/);
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? "");
    const bodies = await Promise.all(scripts.map(async (src) => (await page.request.get(src)).text()));
    expect(bodies.filter((body) => body.includes("EXT-X-"))).toEqual([]);
  });
});

test.describe("a player that fails", () => {
  const answers: [string, (route: Route) => Promise<void>, string][] = [
    ["no stream is there", (route) => route.fulfill({ status: 404 }), t.failures.offline],
    ["the request gets no answer", (route) => route.abort(), t.failures.network],
  ];
  for (const [what, answer, message] of answers) {
    // spec: 13.4, 24.9
    test(`says so when ${what}, and tries again`, async ({ page }) => {
      await withoutNativeHls(page);
      await page.route(PLAYLISTS, answer);
      await open(page, await roomAddress(page, "recording"));
      await playButton(page).click();
      await expect(alert(page)).toContainText(message, { timeout: 20_000 });
      await page.unroute(PLAYLISTS);
      await page.getByRole("button", { name: t.retry }).click();
      await expect.poll(() => seconds(page), { timeout: 30_000 }).toBeGreaterThan(0.5);
      await expect(alert(page)).toHaveCount(0);
    });
  }

  // spec: 13.4, 24.8
  test("shows the message in place of a frozen frame when the stream stops in the middle", async ({ page }) => {
    await withoutNativeHls(page);
    await page.route(SEGMENTS, (route) =>
      route.request().url().endsWith("/0.m4s") ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await open(page, await roomAddress(page, "recording"));
    await playButton(page).click();
    await expect.poll(() => seconds(page), { timeout: 30_000 }).toBeGreaterThan(3);
    await expect(alert(page)).toContainText(t.failures.offline, { timeout: 20_000 });
    await expect(page.locator("video")).toHaveCount(0);
  });

  // spec: 13.4, 24.10
  test("says that the host ended the broadcast, and leads on to others", async ({ page }) => {
    await withoutNativeHls(page);
    await page.route(PLAYLISTS, async (route) => {
      const response = await route.fetch();
      const lines = (await response.text()).trim().split("\n");
      const last = Number.parseInt(lines.at(-1) ?? "", 10);
      const head = lines
        .slice(
          0,
          lines.findIndex((line) => line.startsWith("#EXTINF")),
        )
        .join("\n");
      const ended = head
        .replace(/(MEDIA-SEQUENCE):\d+/, `$1:${last}`)
        .concat("\n", lines.slice(-2).join("\n"), "\n#EXT-X-ENDLIST\n");
      await route.fulfill({ response, body: ended });
    });
    await page.goto(await roomAddress(page, "live"));
    await expect(alert(page)).toContainText(t.failures.ended, { timeout: 40_000 });
    await expect(alert(page).getByRole("link", { name: t.all })).toBeVisible();
  });
});

// spec: 13.3
test("a broadcast has one canonical address, and tells search engines about itself", async ({ page }) => {
  const { records } = await rooms(page, { on_air: false, pageSize: 1 });
  const [room] = records;
  const canonical = `/shop/spa/${room?.shop_id}/livebroadcast?channel_id=${room?.channel_id}`;
  for (const address of [canonical, `/live/${room?.channel_id}`]) {
    const html = await (await page.request.get(address)).text();
    const given = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(given.replace(/^https?:\/\/[^/]+/, "")).toBe(canonical);
    expect(html).toMatch(/"@type":"VideoObject".+"uploadDate":"[^"]+(Z|[+-]\d\d:\d\d)".+"@type":"BroadcastEvent"/);
  }
});

test("unknown channels, channels of another shop and shops without a broadcast are 404 with a whole page", async ({ page }) => {
  const { records } = await rooms(page, { pageSize: 2 });
  const [one, other] = records;
  const missing = [
    "/live/999999999",
    "/live/%27%20OR%201=1",
    `/live/${one?.channel_id}/x`,
    "/live?page=9999",
    `/shop/spa/${other?.shop_id}/livebroadcast?channel_id=${one?.channel_id}`,
    `/shop/spa/${one?.shop_id}/livebroadcast?channel_id=999999999`,
    "/shop/spa/999999999/livebroadcast",
    `/shop/spa/${one?.shop_id}/showroom`,
  ];
  for (const path of missing) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain(text.error.notFoundTitle);
  }
});

for (const width of [360, 1280]) {
  for (const kind of ["list", "live", "recording"] as const) {
    test(`the ${kind} page has no serious accessibility finding and no sideways scroll at ${width} px`, async ({ reader }) => {
      await reader.setViewportSize({ width, height: 800 });
      await reader.emulateMedia({ reducedMotion: "reduce" });
      await reader.goto(kind === "list" ? "/live" : await roomAddress(reader, kind));
      expect(await seriousFindings(reader)).toEqual([]);
      expect(await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}
