import { fill, plural } from "../lib/format";
import { badge, find, firstGoods, isTiered } from "./cart";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.references;

// spec: 26.1
test("a pasted list is read, told line by line, mended, put into the cart, and can be asked for", async ({ page }) => {
  const goods = await firstGoods(page);
  const one = find(goods, isTiered);
  const other = find(goods, (good) => isTiered(good) && good.min_quantity > 1 && good.productId !== one.productId);
  await open(page, "/");
  await page.getByRole("button", { name: text.frame.categories }).click();
  await page.getByRole("link", { name: text.frame.references }).click();
  await expect(page).toHaveURL("/cart/references");
  await page.locator("html[data-hydrated]").waitFor();
  const list = [
    "Referencia\tCantidad",
    `${one.productId}\t${one.min_quantity}`,
    `${other.productId} x 1`,
    "no-hay-999\t5",
    "10-1 1,5",
  ];
  await page.getByLabel(t.label).fill(list.join("\n"));
  await page.getByRole("button", { name: t.apply }).click();
  await expect(page.getByText(plural(t.read, 3))).toBeVisible();
  await expect(page.getByText("No encontramos esta referencia.")).toBeVisible();
  await expect(page.getByText(t.problems.notInteger)).toBeVisible();
  await expect(page.getByText(fill(plural(t.ready, 1), { all: 3 }))).toBeVisible();
  await page.getByRole("button", { name: /^Pedir \d/ }).click();
  await expect(page.getByText(fill(plural(t.ready, 2), { all: 3 }))).toBeVisible();
  await expect(page.getByRole("link", { name: other.name, exact: true })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: t.add }).click();
  await expect(badge(page, 2)).toBeVisible();
  await page.locator("#contenido").getByRole("link", { name: t.quote }).click();
  await expect(page).toHaveURL(/\/cantFind\?.*lines=/);
  const asked = page.getByRole("region", { name: text.inquiry.lines.title });
  for (const { name } of [one, other]) await expect(asked.getByRole("link", { name })).toBeVisible();
  await open(page, "/cart/references");
  await expect(page.getByLabel(t.label)).toHaveValue(list.join("\n"));
});

test("a file of a spreadsheet is read, a workbook is told", async ({ page }) => {
  const one = find(await firstGoods(page), isTiered);
  await open(page, "/cart/references");
  const file = page.getByLabel(t.file);
  await file.setInputFiles({ name: "pedido.xlsx", mimeType: "application/zip", buffer: Buffer.from([0x50, 0x4b, 3, 4]) });
  await expect(page.getByText(t.fileProblems.workbook)).toBeVisible();
  const csv = Buffer.from(`\uFEFFCant;Ref\r\n"${one.min_quantity}";"${one.productId}"\r\n`, "utf16le");
  await file.setInputFiles({ name: "pedido.csv", mimeType: "text/csv", buffer: csv });
  await expect(page.getByRole("link", { name: one.name })).toBeVisible();
});

test("what is pasted before the scripts come is read, and stays in the tab", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/cart/references", { waitUntil: "commit" });
  await page.getByLabel(t.label).fill("no-hay-999 5");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("button", { name: t.apply }).click();
  await expect(page.getByText("No encontramos esta referencia.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t.label)).toHaveValue("no-hay-999 5");
});

// spec: 26.1
test("a variant of a product that has none is told by the reference that can be asked for", async ({ page }) => {
  const { productId } = find(await firstGoods(page), isTiered);
  await open(page, "/cart/references");
  await page.getByLabel(t.label).fill(`${productId}-77 24`);
  await page.getByRole("button", { name: t.apply }).click();
  await expect(page.getByText(`Este producto no tiene variantes: pídalo con la referencia ${productId}.`)).toBeVisible();
});
