import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.offline;

const Manifest = z.object({
  name: z.string().min(1),
  lang: z.literal("es-CO"),
  start_url: z.literal("/"),
  display: z.literal("standalone"),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
});

test("the shop can be installed: a manifest with whole icons, named on every page", async ({ page }) => {
  await open(page, "/about_us");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const { icons } = Manifest.parse(await (await page.request.get(href ?? "")).json());
  expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const address of [...icons.map(({ src }) => src), touch ?? "", "/favicon.ico"]) {
    const icon = await page.request.get(address);
    expect(icon.status()).toBe(200);
    expect((await icon.body()).length).toBeLessThan(10_000);
  }
});

test("each kind of page is shared by WhatsApp with its absolute address", async ({ page, goods }) => {
  const { records } = await goods();
  for (const path of [`/product/${records[0]?.productId}`, `/shop/${records[0]?.shopId}`, "/article/incoterms-fob-cif-ddp"]) {
    await page.goto(path);
    const href = await page.getByRole("main").getByRole("link", { name: text.share.short }).getAttribute("href");
    const { host, searchParams } = new URL(href ?? "");
    expect(host).toBe("wa.me");
    expect(searchParams.get("text")).toMatch(new RegExp(`https?://[^/]+${path}$`));
  }
});

/** Opens a page and waits until the service worker controls it. */
async function visit(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press("Tab");
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
  });
}
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  // spec: 2.4
  test("a page that was never seen shows the products seen last, with picture and price", async ({ page, context, goods }) => {
    const { records } = await goods();
    const [first, second] = records;
    await visit(page, "/about_us");
    for (const product of [first, second]) {
      // As if the page was left before its picture was cached; the next visit caches it.
      await page.evaluate(() => caches.delete("seen-pictures"));
      await open(page, `/product/${product?.productId}`);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("seen-products")))
        .toMatch(new RegExp(`^/product/${product?.productId}\t`));
    }
    await expect.poll(async () => (await cached(page)).filter((path) => path.startsWith("/media/")).length).toBe(2);
    await context.setOffline(true);
    await page.goto("/welcomeToYiwu");
    await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
    const seen = page.getByRole("region", { name: t.seen }).getByRole("listitem");
    await expect(seen.getByRole("link")).toHaveText([second?.name ?? "", first?.name ?? ""]);
    await expect(seen.first()).toContainText("USD");
    for (const picture of await seen.getByRole("img", { includeHidden: true }).all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 360, height: 700 });
    expect(await seriousFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("link", { name: t.retry }).click();
    await expect(page).toHaveURL(/\/welcomeToYiwu$/);
    await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeHidden();
  });

  test("what a guest put into the cart can be read", async ({ page, context, goods }) => {
    const { records } = await goods();
    await visit(page, `/product/${records[0]?.productId}`);
    await page.getByRole("main").getByRole("button", { name: text.product.addToCart, exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toContain(records[0]?.name ?? "");
    await context.setOffline(true);
    await page.goto("/cart");
    await expect(page.getByRole("region", { name: t.cart.title }).getByRole("listitem")).toContainText(records[0]?.name ?? "");
    await expect(page.getByRole("region", { name: t.cart.title }).getByText(t.cart.total)).toContainText(/\d USD$/);
  });

  test("shops that were visited are led back to, and shown again", async ({ page, context, goods }) => {
    const { records } = await goods();
    await visit(page, "/about_us");
    await open(page, `/shop/${records[0]?.shopId}`);
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect.poll(() => cached(page)).toContain(`/shop/${records[0]?.shopId}`);
    await context.setOffline(true);
    await page.goto("/welcomeToYiwu");
    await page.getByRole("navigation", { name: t.shops }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

test.describe("what is kept for bad times", () => {
  test.use({ serviceWorkers: "allow" });

  test("a public page that was seen is shown again", async ({ page, context }) => {
    await visit(page, "/about_us");
    await open(page, "/entitymarket");
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    const html = await (await page.request.get("/entitymarket")).text();
    const scripts = [...html.matchAll(/ src="(\/_next\/static\/[^"]+)"/g)].map(([, address]) => address);
    expect(scripts.length).toBeGreaterThan(0);
    await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(["/entitymarket", ...scripts]));
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await context.setOffline(true);
    await open(page, "/entitymarket");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });

  test("what is personal, searched for or an API's answer is never kept, and older caches go", async ({ page, context }) => {
    await page.goto("/robots.txt");
    await page.evaluate(async () => {
      const old = await caches.open("pages-0");
      await old.put("/old", new Response("old"));
    });
    await visit(page, "/about_us");
    await open(page, "/screen/product?keyword=termo");
    await page.goto("/personCenter/Orders");
    await page.goto("/api/health");
    await open(page, "/entitymarket");
    await expect.poll(() => cached(page)).toContain("/entitymarket");
    const paths = await cached(page);
    expect(paths.filter((path) => /^\/(old|api|personCenter|login|screen)/.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto("/personCenter/Orders");
    await expect(page.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.none)).toBeVisible();
  });

  test("the page before comes back from the browser's own cache as always", async ({ page }) => {
    await visit(page, "/about_us");
    await open(page, "/entitymarket");
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: text.about.title })).toBeVisible();
  });
});
