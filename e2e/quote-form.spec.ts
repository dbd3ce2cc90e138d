import { COMMON_UNITS } from "../lib/common-units";
import { expect, open, seriousFindings, test, text } from "./fixtures";
import { draftOf, newContact, openBlock } from "./quote-block";

const t = text.inquiry;

// spec: 12.2, 12.3, 12.4, 24.2, 24.3, 24.4
test("every rule is told in the words of the specification, and nothing is sent", async ({ page }) => {
  const form = await openBlock(page);
  let sent = 0;
  page.on("request", (request) => {
    if (/api\/inquiry/.test(request.url())) sent += 1;
  });
  await form.name.focus();
  await form.name.blur();
  await expect(form.block.getByText("Se requiere el campo Nombre del producto.")).toBeVisible();
  await form.submit.click();
  await expect(form.block.getByText("Se requiere el campo de la unidad.")).toBeVisible();
  await expect(form.block.getByText("Ingrese el dirección de correo electrónico")).toBeVisible();
  await expect(form.name).toBeFocused();
  await form.name.fill("Termo");
  await form.submit.click();
  await expect(form.unit).toBeFocused();
  await expect(form.block.getByRole("option").first()).toBeHidden();
  await form.contact.fill("300 123 4567");
  await form.submit.click();
  await expect(form.block.getByText("Ingrese el dirección de correo electrónico")).toBeVisible();
  await form.quantity.fill("0");
  await form.quantity.blur();
  await expect(form.quantity).toHaveValue("1");
  expect(sent).toBe(0);
  expect(await draftOf(page)).toBeNull();
});

// spec: 12.7
test("units are searched in Spanish and in English, with and without accents, by keyboard", async ({ page }) => {
  const form = await openBlock(page);
  await form.unit.click();
  await expect(form.block.getByRole("option")).toHaveCount(COMMON_UNITS.length);
  await expect(form.block.getByText(t.unitMore)).toBeVisible();
  await form.unit.fill("amperio");
  await expect(form.block.getByRole("option", { name: "Amperio", exact: true })).toBeVisible();
  for (const [sought, found] of [
    ["carton", /Cartón/],
    ["square m", /Metro cuadrado/],
  ] as const) {
    await form.unit.fill(sought);
    await expect(form.block.getByRole("option", { name: found })).toBeVisible();
  }
  await form.unit.fill("zzz");
  await expect(form.block.getByText(t.unitNone)).toBeVisible();
  await form.unit.fill("pareja de");
  await form.unit.fill("galón");
  await form.unit.press("Enter");
  await expect(form.unit).toHaveValue("Galón");
});

// spec: 12.2
test("the consent line opens the policy; Cancel and Continue both lead back", async ({ page }) => {
  const form = await openBlock(page);
  const line = form.block.getByText("Al hacer clic en enviar requisito, acepto el T&C y política de privacidad");
  const dialog = page.getByRole("dialog");
  for (const answer of ["Cancel", "Continue"]) {
    await line.click();
    await expect(dialog.getByText("Ley 1581 de 2012").first()).toBeVisible();
    await dialog.getByRole("button", { name: answer }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(line).toBeFocused();
});

test("what is typed and chosen before the code of the form comes stays, and so does the place in it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(page, "/");
  await page.route("**/_next/static/**", async (route) => {
    await held;
    await route.continue();
  });
  const block = page.getByRole("region", { name: t.title });
  const contact = block.getByLabel(t.contact);
  await block.getByLabel(t.name).fill("Termo de acero");
  await block.getByLabel(t.unit).selectOption("Dozen");
  await contact.fill("ana@example.co");
  await contact.evaluate((field) => field.setAttribute("data-mine", ""));
  release();
  await expect(block.getByRole("combobox", { name: t.unit })).toHaveAttribute("aria-expanded");
  await expect(block.getByLabel(t.name)).toHaveValue("Termo de acero");
  await expect(block.getByRole("combobox", { name: t.unit })).toHaveValue("Docena");
  await expect(contact).toHaveValue("ana@example.co");
  await expect(contact).toBeFocused();
  // The same element, not a replacement.
  await expect(contact).toHaveAttribute("data-mine");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain form sends the request, and says what is wrong with it", async ({ page }) => {
    await page.goto("/");
    const block = page.getByRole("region", { name: t.title });
    await block.getByLabel(t.name).fill("Termo de acero");
    await block.getByLabel(t.contact).fill("300 123 4567");
    await block.getByRole("button", { name: t.submit }).click();
    await expect(page).toHaveURL(/\/cantFind\?/);
    expect(new URL(page.url()).search).not.toContain("300");
    await expect(page.getByText("Se requiere el campo de la unidad.")).toBeVisible();
    await expect(page.getByText("Ingrese el dirección de correo electrónico")).toBeVisible();
    await expect(page.getByLabel(t.name)).toHaveValue("Termo de acero");
    await page.getByLabel(t.quantity).fill("500");
    await page.getByLabel(t.unit, { exact: true }).selectOption("Piece");
    await page.getByLabel(t.email).fill(newContact());
    await page.getByLabel(t.accept).check();
    await page.getByRole("button", { name: t.submit }).click();
    await expect(page).toHaveURL(/\/cantFindWin\?id=\d+$/);
  });
});

for (const width of [360, 1280]) {
  test(`the block and the page after it are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const form = await openBlock(page);
    await form.submit.click();
    await expect(form.block.getByText(t.errors.unit)).toBeVisible();
    await expect(form.unit).toHaveAccessibleDescription(t.errors.unit);
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, "/cantFindWin");
    expect(await seriousFindings(page)).toEqual([]);
  });
}

test.describe("the long form on a phone, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("trade terms are short rows of code and name, of which the chosen one says what it means", async ({ page }) => {
    const { title, text: meaning } = t.termNames.FOB;
    await page.goto("/cantFind");
    await page.getByText(t.more, { exact: true }).click();
    await expect(page.getByText(meaning)).toBeHidden();
    const height = await page
      .getByRole("group", { name: t.terms })
      .getByRole("list")
      .evaluate((list) => list.clientHeight);
    expect(height).toBeLessThan(500);
    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole("radio", { name: `FOB · ${title}` }).check();
    await expect(page.getByText(meaning)).toBeVisible();
  });
});
