import { load } from "cheerio";
import { expect, open, test, text } from "./fixtures";

const HOSTILE = 'Vaso </script><script>window.broken = true</script> <!-- & "más"';

test("a name that would close the script stays text, in the page and in its structured data @faults", async ({
  page,
  request,
  goods,
  gateway,
}) => {
  // A product that no other test opens: its page is cached with the hostile name until purged.
  const { records } = await goods({ currPage: 97, sort: "newest" });
  const id = records.at(-1)?.productId ?? "";
  const detail = "/api/gateway/base3/productquery/v1/products/detail";
  const product = await (await request.get(`${detail}?product_id=${id}`)).json();
  await gateway.fault("productquery/v1/products/detail", { match: id, body: JSON.stringify({ ...product, name: HOSTILE }) });
  const html = await (await request.get(`/product/${id}`)).text();
  const $ = load(html);
  const data = $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get();
  expect(data.filter((block) => block.includes("<"))).toEqual([]);
  expect(data.flatMap((block) => JSON.parse(block))).toContainEqual(expect.objectContaining({ name: HOSTILE }));
  await page.goto(`/product/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOSTILE);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

test("a product that the gateway cannot tell of now is 503 for a while, never 404 and never an empty page @faults", async ({
  request,
  goods,
  gateway,
}) => {
  const { records } = await goods({ currPage: 98, sort: "newest" });
  const path = `/product/${records.at(-1)?.productId}`;
  await gateway.fault("productquery/v1/products/detail", { match: records.at(-1)?.productId ?? "", status: 500 });
  const response = await request.get(path);
  expect(response.status()).toBe(503);
  expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await response.text()).toContain('<html lang="es-CO">');
  await gateway.reset();
  expect((await request.get(path)).status()).toBe(200);
});

test("a film that is gone is told in the dialog, which still closes", async ({ page }) => {
  await page.route(/\/media\/.*\.mp4/, (route) => route.fulfill({ status: 404 }));
  await open(page, "/");
  const film = page.getByRole("link", { name: new RegExp(`^${text.home.playVideo}`) }).first();
  await film.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toHaveText(text.home.videoFailed);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(film).toBeFocused();
});
