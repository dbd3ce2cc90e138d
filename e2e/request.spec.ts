import type { Page } from "@playwright/test";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";
import { fillNeeded, openForm, showMore, unitOf } from "./long-form";
import { newContact } from "./quote-block";

const t = text.inquiry;
const PDF = { name: "ficha.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC";
const PNG = { name: "taza.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };

const attach = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles(files);

// spec: 1.2, 12.1
test("the long form with files is read once more, sent, and found among the member's requests", async ({ page }) => {
  await signIn(page);
  await openForm(page);
  await fillNeeded(page);
  await showMore(page);
  for (const name of [`${t.level1} ${t.optional}`, t.level2, t.level3])
    await page.getByRole("combobox", { name, exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t.details).fill("Con logotipo <script>alert(1)</script>");
  await attach(page, PDF, PNG);
  await expect(page.getByRole("list", { name: t.attachmentList }).getByText(t.uploaded)).toHaveCount(2);
  await page.getByRole("button", { name: t.remove.replace("{name}", PNG.name) }).click();
  await page.getByLabel(t.budget).fill("1.200,50");
  await page.getByRole("radio", { name: /^CIF/ }).check();
  await page.getByLabel(t.shipping).selectOption("sea");
  await page.getByLabel(t.destination).fill("Buenaventura");
  await page.getByLabel(t.phone, { exact: false }).first().fill("300 123 4567");
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeFocused();
  await expect(page.getByText("1.200,50 USD")).toBeVisible();
  await expect(page.getByText(PDF.name, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page.getByText(t.errors.consent)).toBeVisible();
  await page.getByLabel(t.accept).check();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page).toHaveURL("/cantFindWin");
  await page.getByRole("link", { name: t.sentMember }).click();
  const facts = page.getByRole("region", { name: t.detail.asked });
  for (const fact of ["Con logotipo <script>alert(1)</script>", "1.500 piezas", "1.200,50 USD", "Buenaventura"])
    await expect(facts.getByRole("definition").filter({ hasText: fact })).toBeVisible();
  await expect(page.getByRole("link", { name: /PDF|PNG/ })).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toBe(PDF.name);
});

test("whole units are asked for in whole numbers, and who comes back after sending is told that it was sent", async ({
  page,
}) => {
  await openForm(page);
  await fillNeeded(page);
  const quantity = page.getByLabel(t.quantity, { exact: true });
  await quantity.fill("1,5");
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.getByText(t.errors.whole)).toBeVisible();
  await expect(quantity).toBeFocused();
  await quantity.fill("2");
  await page.getByRole("button", { name: t.review }).click();
  await page.getByLabel(t.accept).check();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page).toHaveURL("/cantFindWin");
  await page.goBack();
  await expect(page.getByText(new RegExp(t.alreadySent.title.replace("{id}", "\\d+")))).toBeVisible();
});

test("what is typed while the form comes to life stays, key by key", async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/cantFind", { waitUntil: "domcontentloaded" });
  const name = page.getByLabel(t.name);
  const words = "Termo de acero inoxidable de 500 ml con tapa de bambú, en caja de regalo, para reventa en tres colores";
  await name.focus();
  await page.keyboard.type(words, { delay: 20 });
  await expect(unitOf(page)).toHaveAttribute("aria-expanded");
  await expect(name).toHaveValue(words);
  await expect(name).toBeFocused();
});

test("what is chosen and pressed before the code of the form comes is not lost", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/cantFind", { waitUntil: "commit" });
  await page.getByLabel(t.name).fill("Tazas de cerámica");
  await page.getByLabel(t.quantity, { exact: true }).fill("1.500");
  await page.getByLabel(t.unit, { exact: true }).selectOption("Dozen");
  await showMore(page);
  const category = page.getByRole("combobox", { name: `${t.level1} ${t.optional}`, exact: true });
  await category.selectOption({ index: 2 });
  const chosen = await category.inputValue();
  await page.getByRole("radio", { name: /^CIF/ }).check();
  await page.getByLabel(t.email).fill(newContact());
  await attach(page, PDF);
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.locator("form[data-held]")).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeFocused();
  for (const said of ["Tazas de cerámica", "1.500 docenas", chosen.split("|")[1] ?? ""])
    await expect(page.getByRole("definition").getByText(said, { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^CIF · / })).toBeVisible();
  await page.getByRole("button", { name: t.edit }).click();
  await expect(page.getByText(t.uploaded)).toBeVisible();
});

test("files that are too large or something else are refused before they are sent, whatever they are called", async ({
  page,
}) => {
  await openForm(page);
  let uploads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/common/upload")) uploads += 1;
  });
  await attach(page, { ...PDF, buffer: Buffer.from("MZ\x90\x00 this is a program", "latin1") });
  await expect(page.getByText(t.attachErrors.type.replace("{name}", PDF.name))).toBeVisible();
  await attach(page, { ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(10 * 1024 * 1024)]) });
  await expect(page.getByText(t.attachErrors.size.replace("{name}", PDF.name))).toBeVisible();
  expect(uploads).toBe(0);
});

test("a file that does not arrive can be sent again", async ({ page }) => {
  await openForm(page);
  await page.route("**/common/upload", (route) => route.abort());
  await attach(page, PDF);
  await expect(page.getByText(t.attachErrors.failed.replace("{name}", PDF.name))).toBeVisible();
  await page.unroute("**/common/upload");
  await page.getByRole("button", { name: t.attachErrors.again.replace("{name}", PDF.name) }).click();
  await expect(page.getByText(t.uploaded)).toBeVisible();
});

test("the draft, files included, outlives a reload, and goes when it is cleared", async ({ page }) => {
  await openForm(page);
  await fillNeeded(page);
  await attach(page, PDF);
  await expect(page.getByText(t.uploaded)).toBeVisible();
  await showMore(page);
  await page.getByLabel(t.destination).fill("Cartagena");
  await openForm(page);
  await expect(page.getByLabel(t.name)).toHaveValue("Tazas de cerámica");
  await expect(page.getByRole("combobox", { name: t.unit, exact: true })).toHaveValue("Pieza");
  await expect(page.getByLabel(t.destination)).toHaveValue("Cartagena");
  await expect(page.getByText(PDF.name)).toBeVisible();
  await page.getByRole("button", { name: t.clear }).click();
  await openForm(page);
  await expect(page.getByLabel(t.name)).toHaveValue("");
  await expect(page.getByText(PDF.name)).toBeHidden();
});

test("what is missing is told by its field, the first one in focus", async ({ page }) => {
  await openForm(page);
  await page.getByRole("button", { name: t.review }).click();
  for (const message of [t.errors.name, t.errors.quantity, t.errors.unit, t.errors.email])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel(t.name)).toBeFocused();
});

// spec: 12.1
test("a product's request comes with its data; an unknown product is missing", async ({ page, goods }) => {
  const [product] = (await goods({ keyword: "termo" })).records;
  await open(page, `/product/${product?.productId}`);
  const quantity = String((product?.min_quantity ?? 1) * 10);
  await page.getByRole("main").getByRole("textbox").first().fill(quantity);
  const [reference = "no reference"] = await page
    .getByRole("main")
    .getByText(/^Referencia /)
    .allTextContents();
  await page.getByRole("main").getByRole("link", { name: text.product.requestQuote }).click();
  await expect(page.locator("[name=goods_name]")).toHaveValue(product?.name ?? "");
  await expect(page.getByLabel(t.quantity, { exact: true })).toHaveValue(quantity);
  await expect(page.getByRole("main").getByText(reference)).toBeVisible();
  expect((await page.goto("/cantFind/999999999"))?.status()).toBe(404);
});

test("a member's e-mail that comes late takes back what was said about the empty field", async ({ page }) => {
  const email = await signIn(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/session/email", async (route) => {
    await held;
    await route.continue();
  });
  await openForm(page);
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.getByText(t.errors.email)).toBeVisible();
  answer();
  await expect(page.getByLabel(t.email)).toHaveValue(email);
  await expect(page.getByText(t.errors.email)).toBeHidden();
  await expect(page.getByText(t.errors.unit)).toBeVisible();
});

test("a shop's request goes to that shop", async ({ page, goods }) => {
  const email = await signIn(page);
  const [product] = (await goods({ keyword: "termo" })).records;
  const shop = product?.shopId ?? "";
  await openForm(page, `/cantFind?shop_id=${shop}&goods_name=Termo`);
  await page.getByLabel(t.quantity, { exact: true }).fill("100");
  await page.getByRole("combobox", { name: t.unit, exact: true }).fill("pieza");
  await page.getByRole("option", { name: /Pieza/ }).click();
  await expect(page.getByLabel(t.email)).toHaveValue(email);
  await page.getByRole("button", { name: t.review }).click();
  await page.getByLabel(t.accept).check();
  await page.getByRole("button", { name: t.submit }).click();
  await expect(page).toHaveURL("/cantFindWin");
  await page.getByRole("link", { name: t.sentMember }).click();
  await expect(page.getByRole("main").locator(`a[href="/shop/${shop}"]`).first()).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the long form is accessible at ${width} px, with errors and in review`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    await page.getByRole("button", { name: t.review }).click();
    await expect(page.getByText(t.errors.unit)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await fillNeeded(page);
    await page.getByRole("button", { name: t.review }).click();
    await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
