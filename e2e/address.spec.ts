import type { Page } from "@playwright/test";
import { fill } from "../lib/format";
import { added, BODEGA, card, LIST, NEW, save } from "./address-book";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.address;

/** Opens the form and waits for its searchable lists. */
async function openForm(page: Page, path: string) {
  await open(page, path);
  await page.getByRole("combobox", { name: t.form.department }).and(page.locator("input")).waitFor();
}

async function choose(page: Page, label: string, typed: string, option: string) {
  await page.getByRole("combobox", { name: label }).and(page.locator("input")).fill(typed);
  await page.getByRole("option", { name: option }).click();
}

// spec: 1.2, 4.1
test("a member without addresses adds the first, which is the default", async ({ page }) => {
  await signIn(page);
  await open(page, LIST);
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t.add }).click();
  await openForm(page, NEW);
  await page.getByLabel(t.form.receiver).fill("Ana Ñáñez");
  await page.getByLabel(t.form.phone).fill("+57 300 123 4567");
  await choose(page, t.form.department, "valle", "Valle del Cauca");
  await choose(page, t.form.municipality, "buga", "Guadalajara de Buga");
  await page.getByLabel(t.form.way).selectOption("Carrera");
  await page.getByLabel(t.form.number).fill("43A");
  await page.getByLabel(t.form.crossing).fill("1 Sur");
  await page.getByLabel(t.form.plate).fill("50");
  await expect(page.getByText(fill(t.form.preview, { line: "Carrera 43A # 1 Sur-50" }))).toBeVisible();
  await save(page);
  await expect(page.getByRole("status").filter({ hasText: t.done.saved })).toBeVisible();
  const made = card(page, "Ana Ñáñez");
  await expect(made).toContainText("Carrera 43A # 1 Sur-50");
  await expect(made).toContainText("Guadalajara de Buga, Valle del Cauca");
  await expect(made).toContainText("+57 300 123 4567");
  await expect(made).toContainText(t.default);
});

test("what is missing is said beside each field, and the first one has the focus", async ({ page }) => {
  await signIn(page);
  await openForm(page, NEW);
  await page.getByLabel(t.form.phone).fill("4445566");
  await save(page);
  const { receiver, phone, department, number, crossing, plate } = t.errors;
  for (const message of [receiver, phone, department, number, crossing, plate])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(t.errors.municipality)).toHaveCount(0);
  await expect(page.getByLabel(t.form.receiver)).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel(t.form.receiver).fill("Ana");
  await expect(page.getByText(t.errors.receiver)).toBeHidden();
  await choose(page, t.form.department, "choc", "Chocó");
  await expect(page.getByText(t.errors.municipality)).toHaveCount(0);
  await save(page);
  await expect(page.getByText(t.errors.municipality)).toBeVisible();
});

// spec: 4.1
test("what is typed over a chosen department is what is saved, by Enter, Tab or leaving the field", async ({ page }) => {
  await signIn(page);
  await openForm(page, `${LIST}/${await added(page)}`);
  const department = page.getByRole("combobox", { name: t.form.department });
  await expect(department).toHaveValue("Antioquia");
  await department.fill("cundi");
  await department.press("Enter");
  await expect(department).toHaveValue("Cundinamarca");
  await department.fill("valle");
  await department.press("Tab");
  await expect(department).toHaveValue("Valle del Cauca");
  await department.fill("bolivar");
  await department.blur();
  await expect(department).toHaveValue("Bolívar");
  await department.fill("santander");
  await department.press("Enter");
  await expect(department).toHaveValue("Santander");
  await department.fill("lima");
  await department.blur();
  await expect(department).toHaveValue("lima");
  await expect(page.getByText(t.errors.department)).toBeVisible();
  await expect(page.locator("input[name=department]")).toHaveCount(0);
  expect(await seriousFindings(page)).toEqual([]);
});

test("a municipality whose name begins another's is chosen by typing it over that other", async ({ page }) => {
  await signIn(page);
  await openForm(page, `${LIST}/${await added(page)}`);
  await choose(page, t.form.department, "valle", "Valle del Cauca");
  const town = page.getByRole("combobox", { name: t.form.municipality }).and(page.locator("input"));
  for (const [typed, saved] of Object.entries({ calima: "Calima", cali: "Cali", calim: "Calima", cal: "Cali" })) {
    await town.fill(typed);
    await town.press("Enter");
    await expect(town).toHaveValue(saved);
  }
  await save(page);
  await expect(card(page, BODEGA.receiver)).toContainText("Cali, Valle del Cauca");
});

test("an address of another form is one line", async ({ page }) => {
  await signIn(page);
  const id = await added(page, { address: "Kilómetro 4 vía Rionegro" });
  await openForm(page, `${LIST}/${id}`);
  await expect(page.getByLabel(t.form.line)).toHaveValue("Kilómetro 4 vía Rionegro");
  await page.getByLabel(t.form.line).fill("Vereda La Honda, finca 3");
  await save(page);
  await expect(card(page, BODEGA.receiver)).toContainText("Vereda La Honda, finca 3");
});

test("half a form outlives a reload, until it is begun anew", async ({ page }) => {
  await signIn(page);
  await openForm(page, NEW);
  await page.getByLabel(t.form.receiver).fill("Mitad");
  await choose(page, t.form.department, "atl", "Atlántico");
  await choose(page, t.form.municipality, "sole", "Soledad");
  await page.reload();
  await expect(page.getByText(t.form.restored)).toBeVisible();
  await expect(page.getByLabel(t.form.receiver)).toHaveValue("Mitad");
  await expect(page.getByRole("combobox", { name: t.form.municipality }).and(page.locator("input"))).toHaveValue("Soledad");
  await page.getByRole("button", { name: t.form.startOver }).click();
  await expect(page.getByLabel(t.form.receiver)).toHaveValue("");
  await page.reload();
  await expect(page.getByText(t.form.restored)).toBeHidden();
});

// spec: 4.1
test("two tabs that edit one address both keep what they changed", async ({ page, context }) => {
  await signIn(page);
  const id = await added(page);
  const other = await context.newPage();
  await openForm(page, `${LIST}/${id}`);
  await openForm(other, `${LIST}/${id}`);
  await other.getByLabel(t.form.phone).fill("3110000000");
  await other.getByLabel(t.form.plate).fill("51");
  await save(other);
  await expect(other.getByText(t.done.saved)).toBeVisible();

  await page.getByLabel(t.form.receiver).fill("Pedro");
  await page.getByLabel(t.form.plate).fill("77");
  await save(page);
  const notice = page.getByRole("alert").filter({ hasText: t.changed.title });
  await expect(notice).toContainText("+57 311 000 0000");
  await expect(notice).toContainText(fill(t.changed.theirs, { value: "Carrera 43A # 1-51" }));
  await expect(page.getByLabel(t.form.phone)).toHaveValue("3110000000");
  await expect(page.getByLabel(t.form.plate)).toHaveValue("77");
  expect(await seriousFindings(page)).toEqual([]);
  await notice.getByRole("button", { name: t.changed.use }).click();
  await expect(page.getByLabel(t.form.plate)).toHaveValue("51");
  await save(page);
  await expect(card(page, "Pedro")).toContainText("Carrera 43A # 1-51");
  await expect(card(page, "Pedro")).toContainText("+57 311 000 0000");
});

test("an address that another tab deleted is kept as a new one", async ({ page }) => {
  await signIn(page);
  const id = await added(page);
  await openForm(page, `${LIST}/${id}`);
  await page.request.delete(`/api/gateway/base3/national/v1/address/delete/${id}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  await page.getByLabel(t.form.receiver).fill("Sobreviviente");
  await save(page);
  await expect(page.getByText(t.form.gone)).toBeVisible();
  await save(page);
  await expect(card(page, "Sobreviviente")).toContainText(BODEGA.address);
});

test("deleting the default passes it on, and is undone whole", async ({ page }) => {
  await signIn(page);
  await added(page);
  await added(page, { receiver: "Segunda" });
  await open(page, LIST);
  await page.getByRole("button", { name: `${t.delete} ${fill(t.of, { receiver: BODEGA.receiver })}` }).click();
  await expect(page.getByText(t.done.deleted)).toBeVisible();
  await expect(card(page, BODEGA.receiver)).toBeHidden();
  await expect(card(page, "Segunda")).toContainText(t.default);
  await expect(page.getByRole("button", { name: t.undo })).toBeFocused();
  await page.getByRole("button", { name: t.undo }).click();
  await expect(page.getByText(t.done.restored)).toBeVisible();
  await expect(card(page, BODEGA.receiver)).toContainText(t.default);
  await page.getByRole("button", { name: `${t.makeDefault} ${fill(t.of, { receiver: "Segunda" })}` }).click();
  await expect(page.getByText(t.done.default)).toBeVisible();
  await expect(card(page, "Segunda")).toContainText(t.default);
});

test("when the service does not answer, what was typed stays", async ({ page }) => {
  await signIn(page);
  const id = await added(page);
  await openForm(page, `${LIST}/${id}`);
  await page.getByLabel(t.form.receiver).fill("Paciente");
  await page.route("**/address/update/**", (route) => route.abort());
  await save(page);
  await expect(page.getByText(t.form.unreachable)).toBeVisible();
  await expect(page.getByLabel(t.form.receiver)).toHaveValue("Paciente");
  await page.unroute("**/address/update/**");
  await save(page);
  await expect(card(page, "Paciente")).toBeVisible();
});

test("municipalities that did not come are asked for again", async ({ page }) => {
  await signIn(page);
  await page.route("**/common/area**", (route) => route.abort());
  await openForm(page, NEW);
  await choose(page, t.form.department, "choc", "Chocó");
  await expect(page.getByText(t.form.townsFailed)).toBeVisible();
  await page.unroute("**/common/area**");
  await page.getByRole("button", { name: t.form.retry }).click();
  await choose(page, t.form.municipality, "quib", "Quibdó");
});

test("another member's address is nowhere to be found", async ({ page, browser }) => {
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger);
  const id = await added(stranger);
  await signIn(page);
  for (const asked of [id, "0", "x", "%3Cscript%3E"]) {
    const response = await page.goto(`${LIST}/${asked}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: text.error.notFoundTitle })).toBeVisible();
  }
});

test("guests are led to the login and back", async ({ page }) => {
  await page.goto(NEW);
  await expect(page).toHaveURL(`/login?return_url=${encodeURIComponent(NEW)}`);
});

for (const width of [360, 1280]) {
  test(`the address book is accessible and fits at ${width} px`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page);
    await added(page, { receiver: "Comercializadora Andina del Pacífico y Compañía S. A. S.".repeat(2) });
    await added(page);
    for (const path of [LIST, NEW]) {
      await open(page, path);
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(consoleErrors).toEqual([]);
  });
}
