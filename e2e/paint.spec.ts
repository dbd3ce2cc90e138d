import { expect, test } from "./fixtures";

/** When a page was painted first and when it asked for its scripts, in milliseconds; the one that begins them stands at its end. */
type Times = { painted: number; asked: number[] };

test("a page that everybody gets is painted before it asks for its scripts, and each is asked for once", async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor();
  const { painted, asked } = await page.evaluate((): Times => {
    const sources = [...document.querySelectorAll("script[src]:not([id])")].map((script) => script.getAttribute("src"));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const files = performance.getEntriesByType("resource").filter(({ name }) => sources.includes(new URL(name).pathname));
    return { painted: paint?.startTime ?? Number.POSITIVE_INFINITY, asked: files.map(({ startTime }) => startTime) };
  });
  expect(asked.length).toBeGreaterThan(3);
  for (const at of asked) expect(at).toBeGreaterThan(Math.min(painted, 2000));
  const sources = await page.locator("script[src]").evaluateAll((scripts) => scripts.map((script) => script.getAttribute("src")));
  expect(new Set(sources).size).toBe(sources.length);
});

test("a page behind another tab does not wait to be painted", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
    const { setTimeout: wait } = window;
    window.setTimeout = Object.assign((run: () => void, delay?: number) => wait(run, delay === 2000 ? 60_000 : delay), wait);
  });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor();
});

test("where nothing tells of paint, the scripts wait two seconds and no longer", async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto("/");
  await page.locator("html[data-hydrated]").waitFor();
});
