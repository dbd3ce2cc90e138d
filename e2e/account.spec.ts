import { expire, lastCode, waitForMessage } from "../gateway/client.fixture";
import { openRow, prove, row, sendCode } from "./account-settings";
import { LIST, placedFor } from "./buyer";
import { expect, open, seriousFindings, signIn, test, text } from "./fixtures";

const t = text.account;
const PAGE = "/personCenter/Account";

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const newPhone = () => `3${String(Date.now()).slice(-9)}`;

test("a guest is led to the login and back", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/login\?return_url=%2FpersonCenter%2FAccount$/);
});

test("the profile is kept, and the header greets by the new name", async ({ page }) => {
  await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "profile");
  await setting.getByLabel(t.profile.taxId).fill("900.123.456-7");
  await setting.getByRole("button", { name: t.profile.save }).click();
  for (const told of [t.errors.firstname, t.errors.taxDigit]) await expect(setting.getByText(told)).toBeVisible();
  await setting.getByLabel(t.profile.firstname).fill("Ana María Gómez");
  await setting.getByLabel(t.profile.nickname).fill("Ana");
  await setting.getByLabel(t.profile.nationality).selectOption("CO");
  await setting.getByLabel(t.profile.company).fill("Variedades <b>Ana</b>");
  await setting.getByLabel(t.profile.taxId).fill("900123456-8");
  await setting.getByRole("button", { name: t.profile.save }).click();
  await expect(setting.getByRole("status").first()).toHaveText("Guardamos sus datos.");
  await expect(page.getByRole("button", { name: "Hola, Ana", exact: true })).toBeVisible();
  await open(page, PAGE);
  await expect(row(page, "profile")).toContainText("Ana María Gómez · Variedades <b>Ana</b> · 900.123.456-8 · Colombia");
});

test("without the list of countries a form says so, and opens on the next try", async ({ page }) => {
  await signIn(page);
  await open(page, PAGE);
  await page.route("**/countries.json", (route) => route.abort());
  const setting = row(page, "profile");
  await setting.getByRole("button").first().click();
  await expect(setting.getByRole("alert")).toContainText(t.noCountries);
  await page.unroute("**/countries.json");
  await setting.getByRole("button", { name: t.retry }).click();
  await expect(setting.getByRole("option", { name: "Colombia", exact: true })).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(setting.getByLabel(t.profile.company)).toBeFocused();
});

test("the e-mail changes with the code sent to the new one @outbox", async ({ page }) => {
  const old = await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "email");
  await prove(page, setting, old);
  await setting.getByLabel(t.email.new).fill("ana");
  await setting.getByRole("button", { name: text.session.send.send }).click();
  await expect(setting.getByText(t.errors.email)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const email = `${crypto.randomUUID()}@example.co`;
  await setting.getByLabel(t.email.new).fill(email);
  await sendCode(page, setting);
  const code = await lastCode(email);
  await setting.getByLabel(t.code.label).fill(other(code));
  await setting.getByRole("button", { name: t.email.save }).click();
  await expect(setting.getByRole("alert")).toContainText("El código no es correcto. Revíselo e inténtelo de nuevo.");
  await expect(setting.getByLabel(t.email.new)).toHaveValue(email);
  await setting.getByLabel(t.code.label).fill(code);
  await setting.getByRole("button", { name: t.email.save }).click();
  await expect(setting.getByRole("status").first()).toHaveText("Su correo electrónico cambió.");
  await expect(setting).toContainText(email);
  await expect(setting).not.toContainText(old);
  const { text: message } = await waitForMessage(old, "Su correo electrónico cambió");
  const undo = /\/api\/session\/email-undo\?token=[\w-]+/.exec(message)?.[0] ?? "";
  await page.goto(undo);
  await page.getByRole("button", { name: t.undo.save }).click();
  await expect(page.getByRole("status")).toContainText("Su cuenta usa este correo electrónico");
});

test("an expired code is told, and the countdown outlives a reload @outbox", async ({ page }) => {
  const email = await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "password");
  await sendCode(page, setting);
  await expire(email);
  await setting.getByLabel(t.code.label).fill(await lastCode(email));
  await setting.getByLabel(t.password.new).fill("Secreta-123");
  await setting.getByRole("button", { name: t.password.save }).click();
  await expect(setting.getByRole("alert")).toContainText("El código venció. Pida uno nuevo.");
  await open(page, PAGE);
  const again = await openRow(page, "password");
  await expect(again.getByRole("button", { name: /^Reenviar en \d+ s$/ })).toBeDisabled();
});

test("a phone is added with its code @outbox", async ({ page }) => {
  const email = await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "phone");
  await prove(page, setting, email);
  await setting.getByRole("button", { name: text.session.send.send }).click();
  await expect(setting.getByText(t.errors.phone)).toBeVisible();
  const phone = newPhone();
  await setting.getByLabel(t.phone.new).fill(`${phone.slice(0, 3)} ${phone.slice(3, 6)}-${phone.slice(6)}`);
  await sendCode(page, setting);
  await setting.getByLabel(t.code.label).fill(await lastCode(`+57${phone}`));
  await setting.getByRole("button", { name: t.phone.save }).click();
  await expect(setting.getByRole("status").first()).toHaveText(
    "Agregamos el teléfono a su cuenta. Ya puede iniciar sesión con él.",
  );
  await expect(setting).toContainText(`+57 ${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
});

test("a password is made with a code, then changed with itself @outbox", async ({ page }) => {
  const email = await signIn(page);
  await open(page, PAGE);
  await expect(row(page, "password")).toContainText(t.password.hasNot);
  const setting = await openRow(page, "password");
  await setting.getByLabel(t.password.new).fill("corta");
  await setting.getByRole("button", { name: t.password.save }).click();
  await expect(setting.getByText(t.errors.password)).toBeVisible();
  await sendCode(page, setting);
  await setting.getByLabel(t.code.label).fill(await lastCode(email));
  await setting.getByLabel(t.password.new).fill("Primera-123");
  await setting.getByRole("button", { name: t.password.save }).click();
  await expect(setting).toContainText(t.password.has);
  await openRow(page, "password");
  await setting.getByLabel(t.password.byOld).check();
  await setting.getByRole("textbox", { name: t.password.old }).fill("equivocada");
  await setting.getByLabel(t.password.new).fill("Segunda-123");
  await setting.getByRole("button", { name: t.password.save }).click();
  await expect(setting.getByRole("alert")).toContainText("El usuario o la contraseña actual no coinciden.");
  await setting.getByRole("textbox", { name: t.password.old }).fill("Primera-123");
  await setting.getByRole("button", { name: t.password.save }).click();
  await expect(setting.getByRole("status").first()).toHaveText(
    "Su contraseña cambió. Cerramos las sesiones en otros dispositivos.",
  );
});

test("the account is cancelled with a code, after its consequences are accepted @outbox", async ({ page, context }) => {
  const email = await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "cancel");
  for (const consequence of t.cancel.consequences) await expect(setting.getByText(consequence)).toBeVisible();
  await setting.getByRole("button", { name: text.session.send.send }).click();
  await expect(setting.getByText(t.errors.understood)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await setting.getByLabel(t.cancel.understood).check();
  await setting.getByLabel(t.cancel.reason).fill("Ya no importo.");
  await sendCode(page, setting);
  const code = await lastCode(email);
  await setting.getByLabel(t.code.label).fill(other(code));
  await setting.getByRole("button", { name: t.cancel.save }).click();
  await expect(setting.getByRole("alert").filter({ hasText: t.code.refused })).toBeVisible();
  await setting.getByLabel(t.code.label).fill(code);
  await setting.getByRole("button", { name: t.cancel.save }).click();
  const question = page.getByRole("alertdialog", { name: t.cancel.sureTitle });
  await question.getByRole("button", { name: t.cancel.keep }).click();
  await expect(question).toHaveCount(0);
  await setting.getByRole("button", { name: t.cancel.save }).click();
  await question.getByRole("button", { name: t.cancel.sure }).click();
  const dialog = page.getByRole("dialog", { name: t.cancel.done });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("access_token");
  await dialog.getByRole("link", { name: t.cancel.home }).click();
  await expect(page).toHaveURL("/");
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/login\?return_url=/);
});

test("while an order is open the account says so instead of asking for a code", async ({ page, goods }) => {
  const { records } = await goods();
  const orderNo = await placedFor(
    page,
    records.map(({ productId }) => productId),
  );
  await open(page, PAGE);
  const setting = row(page, "cancel");
  await setting.getByRole("button", { name: t.cancel.open }).click();
  await expect(setting.getByText(t.cancel.openOrders)).toBeVisible();
  await expect(setting.getByRole("link", { name: orderNo })).toHaveAttribute("href", `${LIST}/${orderNo}`);
  await expect(setting.getByRole("button", { name: t.cancel.save })).toHaveCount(0);
});

test("who changes their mind keeps the account", async ({ page }) => {
  await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "cancel");
  await setting.getByRole("button", { name: t.cancel.keep }).click();
  await expect(setting.locator("form")).toHaveCount(0);
  await expect(setting.getByRole("button", { name: t.cancel.open })).toBeFocused();
});

test("a service that fails is told, and nothing that was typed is lost @faults", async ({ page, gateway }) => {
  const name = `Ana ${crypto.randomUUID()}`;
  await signIn(page);
  await open(page, PAGE);
  const setting = await openRow(page, "profile");
  await setting.getByLabel(t.profile.firstname).fill(name);
  await gateway.fault("/member/user/change/info", { dropped: true, match: name });
  await setting.getByRole("button", { name: t.profile.save }).click();
  await expect(setting.getByRole("alert")).toContainText(text.error.unreachable);
  await gateway.reset();
  await setting.getByRole("button", { name: t.profile.save }).click();
  await expect(setting).toContainText(name);
});

test("a change that another site asks for is refused", async ({ page }) => {
  await signIn(page);
  const post = (headers: Record<string, string>) =>
    page.request.post("/api/session/account/profile", { data: { firstname: "Ana" }, headers });
  expect((await post({ "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await post({ origin: "https://example.com" })).status()).toBe(403);
  expect((await post({ "sec-fetch-site": "same-origin" })).status()).toBe(200);
});

test("the settings have no serious barrier, closed and open, and fit a telephone", async ({ page, consoleErrors }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await open(page, PAGE);
  expect(await seriousFindings(page)).toEqual([]);
  for (const name of ["profile", "email", "phone", "password", "cancel"] as const) {
    await openRow(page, name);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(consoleErrors).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the settings say what is and how to change it", async ({ page }) => {
    const email = await signIn(page);
    await page.goto(PAGE);
    await expect(row(page, "email")).toContainText(email);
    await expect(page.getByText(/active JavaScript en su navegador o escríbanos/)).toBeVisible();
  });
});
