import type { Page } from "@playwright/test";
import { fill } from "../lib/format";
import { goToProvider, LIST, placedFor } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.order;
const s = t.shipping;

test.use({ viewport: { width: 360, height: 800 } });

/** Pays an order at the provider. Returns the order page's URL. */
async function paidOrder(page: Page, products: string[]): Promise<string> {
  const orderNo = await placedFor(page, products);
  await page.goto(`${LIST}/${orderNo}/pay`);
  await goToProvider(page, "Aprobar el pago");
  await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  return orderNo;
}

const history = (page: Page) => page.getByRole("region", { name: t.timeline });

const papers = (page: Page) => page.getByRole("region", { name: t.papers, exact: true });

/** Reloads until shipping events and photos are complete. */
const untilPapers = (page: Page, orderNo: string) =>
  expect(async () => {
    await page.goto(`${LIST}/${orderNo}`);
    await expect(papers(page).getByRole("heading", { name: s.lading })).toBeVisible({ timeout: 500 });
    await expect(papers(page).getByRole("heading", { name: s.photos })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });

const photosOf = (page: Page) => papers(page).getByRole("region", { name: s.photos }).getByRole("img");

test.describe("an order from paid to shipped", () => {
  test.setTimeout(120_000);

  // spec: 16.2
  test("it gets the papers, the bill of lading and photos that open large", async ({ page, context, goods }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { records } = await goods();
    const orderNo = await paidOrder(
      page,
      records.map(({ productId }) => productId),
    );
    await untilPapers(page, orderNo);
    await open(page, `${LIST}/${orderNo}`);
    for (const kind of ["invoice", "packing"] as const) {
      const link = papers(page).getByRole("link", { name: t.downloads[kind] });
      const paper = await page.request.get((await link.getAttribute("href")) ?? "");
      expect([paper.status(), paper.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    }
    const lading = papers(page).getByRole("region", { name: s.lading });
    const number = (await lading.getByText(/^SIM\d{9}$/).textContent()) ?? "";
    await lading.getByRole("button", { name: fill(t.pay.copyOf, { name: s.lading }) }).click();
    await expect(lading.getByRole("status")).toHaveText(t.pay.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await expect(lading.getByRole("link")).toHaveCount(0);
    for (const photo of await photosOf(page).all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveAttribute("alt", /entorno de pruebas/);
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    }
    // A button that is half under the header would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await papers(page).getByRole("region", { name: s.photos }).getByRole("link").nth(1).click();
    await expect(page).toHaveURL(`${LIST}/${orderNo}/fotos#foto-2`);
    await expect(page.getByRole("heading", { level: 1, name: s.photos })).toBeVisible();
    const large = page.getByRole("main").getByRole("figure").nth(1).getByRole("img");
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.clientWidth)).toBeGreaterThan(280);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("link", { name: t.backToOrder }).click();
    await expect(page).toHaveURL(`${LIST}/${orderNo}`);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the papers are there, and nobody else's", async ({ page, browser, goods }) => {
      const { records } = await goods();
      const orderNo = await paidOrder(
        page,
        records.map(({ productId }) => productId),
      );
      await untilPapers(page, orderNo);
      await expect(papers(page).getByText(/^SIM\d{9}$/)).toBeVisible();
      const address = (await photosOf(page).first().getAttribute("src")) ?? "";
      expect((await page.request.get(address)).headers()["content-type"]).toBe("image/webp");
      await papers(page).getByRole("region", { name: s.photos }).getByRole("link").first().click();
      await expect(page.getByRole("main").getByRole("figure")).toHaveCount(3);
      const stranger = await browser.newContext();
      const theirs = await stranger.newPage();
      expect((await theirs.request.get(address, { maxRedirects: 0 })).status()).toBe(303);
      await signIn(theirs);
      expect((await theirs.request.get(address)).status()).toBe(404);
      expect((await theirs.request.get(`${LIST}/${orderNo}/fotos`)).status()).toBe(404);
      await stranger.close();
    });
  });
});

test("a service that knows none of them gets a history without a gap @faults", async ({ page, gateway, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  const answer = await page.request.get(`/api/gateway/base3/national/v1/orders/login/detail?orderNo=${orderNo}`);
  const order: Record<string, unknown> = await answer.json();
  const [placed] = [{ status: "pending_payment", at: "2026-01-15T10:00:00Z" }];
  const shipped = { status: "shipped", at: "2026-01-16T10:00:00Z" };
  const known = { ...order, status: "shipped", timeline: [placed, shipped], lading: undefined, loading_photos: null };
  const match = await bearerOf(page);
  await gateway.fault("national/v1/orders/login/detail", { method: "GET", body: JSON.stringify(known), match });
  await page.goto(`${LIST}/${orderNo}`);
  const step = history(page).getByRole("listitem").filter({ hasText: t.statuses.shipped });
  await expect(step, "on phones the last event alone").toBeHidden();
  await history(page).getByText(t.history).click();
  await expect(step).toBeVisible();
  await expect(papers(page).getByRole("link", { name: t.downloads.packing })).toBeVisible();
  await expect(papers(page).getByRole("heading", { level: 3 })).toHaveCount(0);
  const photos = await page.request.get(`${LIST}/${orderNo}/fotos`);
  expect(photos.status()).toBe(404);
});
