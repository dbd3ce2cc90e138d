import type { Page } from "@playwright/test";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.inquiry;
const DRAFT = "@IndexInquiryData";
const INQUIRY = "**/api/gateway/buyer/member/inquiry/public";
const REGISTER = "**/api/session/auto-register";

const newContact = () => `${crypto.randomUUID()}@example.co`;

/** The quotation form block of the home page, once its library has taken it over. */
async function openBlock(page: Page) {
  await open(page, "/");
  const block = page.getByRole("region", { name: t.title });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole("combobox", { name: t.unit })).toHaveAttribute("aria-expanded");
  return {
    block,
    name: block.getByLabel(t.name),
    quantity: block.getByLabel(t.quantity),
    unit: block.getByRole("combobox", { name: t.unit }),
    contact: block.getByLabel(t.contact),
    submit: block.getByRole("button", { name: t.submit }),
  };
}
type Block = Awaited<ReturnType<typeof openBlock>>;

async function chooseUnit({ unit, block }: Pick<Block, "unit" | "block">, sought: string, option: RegExp) {
  await unit.fill(sought);
  await block.getByRole("option", { name: option }).click();
}

async function fillIn(form: Block, contact: string | undefined) {
  await form.name.fill("Termo de acero");
  await form.quantity.fill("500");
  await chooseUnit(form, "pieza", /Pieza/);
  if (contact) await form.contact.fill(contact);
}

const draftOf = (page: Page) => page.evaluate((name) => window.sessionStorage.getItem(name), DRAFT);

test("a guest who asks for a quote becomes a member and lands on the page after it, with the number", async ({ page }) => {
  const form = await openBlock(page);
  await fillIn(form, newContact());
  const posted = page.waitForRequest(INQUIRY);
  await form.submit.click();
  expect((await posted).postDataJSON()).toMatchObject({
    category_id: 10981,
    name: "Termo de acero",
    detail: "Termo de acero",
    quantity: 500,
    unit: "Piece",
  });
  await expect(page.getByText("success", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByText(/^Solicitud n\.º \d+$/)).toBeVisible();
  expect(await draftOf(page)).toBeNull();
  await page.getByRole("link", { name: t.sentMember }).click();
  await expect(page.getByRole("heading", { name: "Termo de acero" })).toBeVisible();
});

test("registration comes before the request, with the contact and the source colombia", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (/auto-register|inquiry\/public/.test(request.url())) order.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const form = await openBlock(page);
  const contact = newContact();
  await fillIn(form, contact);
  const registered = page.waitForRequest(REGISTER);
  await form.submit.click();
  expect((await registered).postDataJSON()).toMatchObject({ email: contact });
  await expect(page).toHaveURL("/cantFindWin");
  expect(order).toEqual(["POST /api/session/auto-register", "POST /api/gateway/buyer/member/inquiry/public"]);
});

test("a member finds the own e-mail filled in, and is not registered again", async ({ page }) => {
  const email = await signIn(page);
  let registrations = 0;
  await page.route(REGISTER, (route) => {
    registrations += 1;
    return route.continue();
  });
  const form = await openBlock(page);
  await expect(form.contact).toHaveValue(email);
  await fillIn(form, undefined);
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  expect(registrations).toBe(0);
});

test("every rule is told in the words of the specification, and nothing is sent", async ({ page }) => {
  const form = await openBlock(page);
  let sent = 0;
  page.on("request", (request) => {
    if (/auto-register|inquiry\/public/.test(request.url())) sent += 1;
  });
  await form.name.focus();
  await form.name.blur();
  await expect(form.block.getByText("Se requiere el campo Nombre del producto.")).toBeVisible();
  await form.submit.click();
  await expect(form.block.getByText("Se requiere el campo de la unidad.")).toBeVisible();
  await expect(form.block.getByText("Ingrese el dirección de correo electrónico")).toBeVisible();
  await expect(form.name).toBeFocused();
  await form.contact.fill("300 123 4567");
  await form.submit.click();
  await expect(form.block.getByText("Ingrese el dirección de correo electrónico")).toBeVisible();
  await form.quantity.fill("0");
  await form.quantity.blur();
  await expect(form.quantity).toHaveValue("1");
  expect(sent).toBe(0);
  expect(await draftOf(page)).toBeNull();
});

test("units are searched in Spanish and in English, with and without accents, by keyboard", async ({ page }) => {
  const form = await openBlock(page);
  await form.unit.click();
  await expect(form.block.getByRole("option")).toHaveCount(92);
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
  await expect(form.submit).toBeFocused();
});

test("a failed registration is passed over, and the request goes out", async ({ page }) => {
  await page.route(REGISTER, (route) => route.fulfill({ status: 500, json: { errors: "No" } }));
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
  await expect(page.getByText(t.sentGuest)).toBeVisible();
  expect(await draftOf(page)).toBeNull();
});

test("a request that fails keeps everything, across a reload too", async ({ page }) => {
  await page.route(INQUIRY, (route) => route.fulfill({ status: 500, json: { errors: "Algo falló de nuestro lado." } }));
  const form = await openBlock(page);
  const contact = newContact();
  await fillIn(form, contact);
  await form.submit.click();
  await expect(form.block.getByText(t.refused, { exact: false })).toBeVisible();
  await expect(form.name).toHaveValue("Termo de acero");
  expect(JSON.parse((await draftOf(page)) ?? "{}")).toEqual({
    name: "Termo de acero",
    quantity: "500",
    unit: "Piece",
    email: contact,
  });
  await page.unroute(INQUIRY);
  const again = await openBlock(page);
  await expect(again.name).toHaveValue("Termo de acero");
  await expect(again.unit).toHaveValue("Pieza");
  await expect(again.contact).toHaveValue(contact);
  await again.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
});

test("without a connection it says so, keeps everything, and sends once it is back", async ({ page, context }) => {
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.block.getByText(t.offline)).toBeVisible();
  await expect(form.name).toHaveValue("Termo de acero");
  await context.setOffline(false);
  await expect(form.block.getByText(t.online)).toBeVisible();
  await form.submit.click();
  await expect(page).toHaveURL("/cantFindWin");
});

test("pressed twice, it makes one request", async ({ page }) => {
  let requests = 0;
  await page.route(INQUIRY, (route) => {
    requests += 1;
    return route.continue();
  });
  const form = await openBlock(page);
  await fillIn(form, newContact());
  await form.submit.dblclick();
  await expect(page).toHaveURL("/cantFindWin");
  expect(requests).toBe(1);
});

test("what is typed before the library comes stays, and so does the place in the form", async ({ page }) => {
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
  await block.getByLabel(t.name).fill("Termo de acero");
  await block.getByLabel(t.contact).fill("ana@example.co");
  release();
  await expect(block.getByRole("combobox", { name: t.unit })).toHaveAttribute("aria-expanded");
  await expect(block.getByLabel(t.name)).toHaveValue("Termo de acero");
  await expect(block.getByLabel(t.contact)).toHaveValue("ana@example.co");
  await expect(block.getByLabel(t.contact)).toBeFocused();
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
    expect(page.url()).not.toContain("300");
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
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, "/cantFindWin");
    expect(await seriousFindings(page)).toEqual([]);
  });
}
