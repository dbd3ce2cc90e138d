import type { Locator, Page } from "@playwright/test";
import { expect, open, test, text } from "./fixtures";

const t = text.home;
const OPENED = "2026-11-20T15:00:00Z";
const STOPPED = "2026-11-20T16:00:00Z";
/** Duration of the engine's transition. */
const GLIDE_MS = 1_500;

const carousel = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).and(page.locator("[aria-roledescription=carousel]"));

/** Indexes of the fully visible slides. */
const wholeSlides = (row: Locator) =>
  row.evaluate((section) => {
    const [viewport] = section.children;
    const edge = viewport?.getBoundingClientRect();
    const slides = [...(viewport?.firstElementChild?.children ?? [])].map((slide) => slide.getBoundingClientRect());
    return slides.flatMap(({ left, right }, index) => (edge && left > edge.left - 4 && right < edge.right + 4 ? [index] : []));
  });

/** Opens the home page at a width and pauses the clock once the carousel runs. */
async function openStopped(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.clock.install({ time: OPENED });
  await open(page, "/");
  const row = carousel(page, name);
  await row.scrollIntoViewIfNeeded();
  const pause = row.getByRole("button", { name: t.pause });
  await expect(pause).toBeVisible();
  await page.clock.pauseAt(STOPPED);
  // Restarts the interval at a known time.
  await pause.click();
  await row.getByRole("button", { name: t.play }).click();
  await pause.blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(GLIDE_MS);
  return row;
}

for (const { name, title, width, interval, seen } of [
  { name: t.banner, title: "the banner", width: 1280, interval: 5_000, seen: 1 },
  { name: t.lives, title: "the live row on a phone", width: 360, interval: 3_000, seen: 2 },
  { name: t.lives, title: "the live row on a wide screen", width: 1280, interval: 3_000, seen: 2 },
]) {
  // spec: 11.3, 11.5, 23.14, 23.16
  test(`${title} advances every ${interval} ms, and not while it is paused`, async ({ page }) => {
    const row = await openStopped(page, name, width);
    const first = await wholeSlides(row);
    expect(first).toHaveLength(seen);
    await page.clock.runFor(interval - GLIDE_MS - 100);
    expect(await wholeSlides(row)).toEqual(first);
    await page.clock.runFor(200 + GLIDE_MS);
    const second = await wholeSlides(row);
    expect(second).toHaveLength(seen);
    expect(second).not.toEqual(first);
    await page.clock.runFor(interval);
    expect(await wholeSlides(row)).not.toEqual(second);
    await row.getByRole("button", { name: t.pause }).click();
    await row.getByRole("button", { name: t.play }).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(GLIDE_MS);
    const paused = await wholeSlides(row);
    await page.clock.runFor(4 * interval);
    expect(await wholeSlides(row)).toEqual(paused);
  });
}

test("the banner stands still while it is pointed at", async ({ page }) => {
  const row = await openStopped(page, t.banner, 1280);
  await row.hover();
  const shown = await wholeSlides(row);
  await page.clock.runFor(15_000);
  expect(await wholeSlides(row)).toEqual(shown);
});

// spec: 11.4, 11.5, 23.17, 23.18
test("two live rooms and five offers are seen at once on a wide screen", async ({ reader }) => {
  await reader.setViewportSize({ width: 1280, height: 900 });
  await open(reader, "/");
  expect(await wholeSlides(carousel(reader, t.lives))).toHaveLength(2);
  expect(await wholeSlides(carousel(reader, t.offers))).toHaveLength(5);
});

for (const [who, ask] of [
  ["little motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "little data",
    (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
  ],
] as const) {
  test(`for who asks for ${who} nothing moves by itself, and the buttons still move it`, async ({ page }) => {
    await ask(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.clock.install({ time: OPENED });
    await open(page, "/");
    const row = carousel(page, t.banner);
    await page.clock.runFor(30_000);
    await expect(row.getByRole("button", { name: t.pause })).toHaveCount(0);
    expect(await wholeSlides(row)).toEqual([0]);
    await row.getByRole("button", { name: t.next }).click();
    await expect.poll(() => wholeSlides(row)).toEqual([1]);
  });
}
