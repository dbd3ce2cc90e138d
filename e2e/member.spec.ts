import { fill } from "../lib/format";
import errorMessages from "../messages/error.json" with { type: "json" };
import failed from "../messages/failed.json" with { type: "json" };
import { furnished, placedFor } from "./buyer";
import { bearerOf, expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const PAGES = ["", "/Messages", "/Wish", "/Orders", "/Address", "/RFQs", "/FAM", "/Account"].map(
  (page) => `/personCenter${page}`,
);

for (const path of PAGES) {
  // spec: 1.3, 3.1
  test(`${path} is its member's alone`, async ({ request }) => {
    const guest = await request.get(path, { maxRedirects: 0 });
    expect(guest.status()).toBe(307);
    expect(guest.headers()).toMatchObject({ location: `/login?return_url=${encodeURIComponent(path)}` });
    await signIn({ request });
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["x-robots-tag"]).toContain("noindex");
    const [scripts = ""] = /script-src [^;]*/.exec(headers["content-security-policy"] ?? "") ?? [];
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts).not.toContain("'unsafe-inline'");
  });
}

// spec: 3.1
test("the member area runs under its strict policy and marks where one is", async ({ page, consoleErrors }) => {
  await signIn(page);
  for (const path of PAGES) {
    await open(page, path);
    const navigation = page.getByRole("navigation", { name: text.member.navigation });
    await expect(navigation.locator("[aria-current=page]")).toHaveAttribute("href", path);
  }
  expect(consoleErrors).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`the overview is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await open(page, "/personCenter");
    await expect(page.getByRole("heading", { level: 1, name: text.member.overview })).toBeVisible();
    await expect(page.getByRole("region", { name: text.member.first.title })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("a new member's overview begins with the first steps, and ticks what is there", async ({ page, goods }) => {
  const { records } = await goods();
  await signIn(page);
  await open(page, "/personCenter");
  const steps = page.getByRole("region", { name: text.member.first.title });
  await expect(steps.getByRole("link", { name: text.member.first.address })).toHaveAttribute("href", "/personCenter/Address/new");
  await expect(steps.getByText(text.member.first.done)).toHaveCount(0);
  await furnished(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, "/personCenter");
  await expect(steps.getByRole("link", { name: `${text.member.first.address} ${text.member.first.done}` })).toBeVisible();
});

test("the overview begins with what waits for the member, then names the latest orders", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, "/personCenter");
  const order = page.getByRole("link", { name: fill(text.order.open, { number: orderNo }) });
  const due = page.getByRole("region", { name: text.member.waiting.title }).getByRole("link", { name: "1 pedido por pagar" });
  const top = async (shown: typeof order) => (await shown.boundingBox())?.y ?? Number.NaN;
  expect(await top(due)).toBeLessThan(await top(order));
  await expect(due).toHaveAttribute("href", `/personCenter/Orders/${orderNo}/pay`);
  const steps = page.getByRole("region", { name: text.member.first.title });
  await expect(steps.getByRole("link", { name: text.member.first.company }), "no company is saved yet").toBeVisible();
});

test("a page that the member area does not have is a whole page with 404", async ({ page }) => {
  await signIn(page);
  const response = await page.goto("/personCenter/Nada");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: text.error.notFoundTitle })).toBeVisible();
  await page.locator("html[data-hydrated]").waitFor();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a member's page that cannot be made says so, and is asked for again @faults", async ({ page, gateway }) => {
    await signIn(page);
    await gateway.fault("national/v1/address/list", { match: await bearerOf(page), dropped: true });
    expect((await page.goto("/personCenter/Address"))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: failed.title })).toBeVisible();
    await expect(page.getByRole("navigation", { name: text.member.navigation }).getByRole("link")).toHaveCount(9);
    await expect(page.getByText(errorMessages.awayText)).toBeVisible();
    await gateway.reset();
    await page.getByRole("link", { name: failed.retry }).click();
    await expect(page.getByRole("heading", { level: 1, name: text.address.title })).toBeVisible();
  });
});
