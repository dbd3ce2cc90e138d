import { expect, open, seriousFindings, test, text } from "./fixtures";
import {
  emailsTo,
  expireCodes,
  fillPassword,
  lastCode,
  newEmail,
  newMember,
  newMemberWithPhone,
  passCaptcha,
  sendCode,
} from "./login";

const t = text.session;

// spec: 20.1, 20.4
test("a member logs in with a code, comes back to where the way began, and is greeted @faults", async ({ page, request }) => {
  const email = await newMember(request);
  await open(page, "/login?return_url=%2Farticle%2Flist%23guias");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  await expect(page.getByLabel(t.code)).toBeFocused();
  await page.getByLabel(t.code).fill(await lastCode(request, email));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/article/list#guias");
  await expect(page.getByRole("banner").getByRole("button", { name: /^Hola, / })).toBeVisible();
});

test("on a phone a wrong field has its label in view, and no code is demanded before one was sent", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/login");
  const submit = page.getByRole("button", { name: t.login, exact: true });
  await submit.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await submit.click();
  await expect(page.getByText(t.errors.codeUnsent)).toBeVisible();
  await expect(page.getByText(t.errors.code, { exact: true })).toHaveCount(0);
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.getByText(t.email, { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

// spec: 20.6, 23.3, 23.36
test("tokens are out of reach of scripts, which read what the specification stores of a member @faults", async ({
  page,
  context,
  request,
}) => {
  const email = await newMember(request);
  await open(page, "/login");
  await fillPassword(page, email);
  await expect(page).toHaveURL("/");
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  for (const name of ["access_token", "pord_token"])
    expect(cookies.get(name)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  for (const name of ["user", "userId"]) expect(cookies.get(name)).toMatchObject({ httpOnly: false, sameSite: "Lax" });
  expect(decodeURIComponent(cookies.get("user")?.value ?? "")).toMatch(
    /^[^|@]+\|email\|email\|buyer\|[^|]*\|[^|]*\|[^|]*\|[^|]+@example\.co$/,
  );
  expect(await page.evaluate(() => document.cookie)).not.toContain("token");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("cn");
});

test("a member logs in by phone, with a code and with the password @faults", async ({ page, request }) => {
  const phone = await newMemberWithPhone(request);
  await open(page, "/login");
  await page.getByText(t.byPhone, { exact: true }).click();
  await expect(page.getByLabel(t.areaCode)).toHaveValue("57");
  await page.getByLabel(t.mobile).fill(`${phone.slice(0, 3)} ${phone.slice(3)}`);
  await sendCode(page);
  await page.getByLabel(t.code).fill(await lastCode(request, `+57${phone}`));
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await expect(page).toHaveURL("/");
  await open(page, "/login");
  await page.getByText(t.byPhone, { exact: true }).click();
  await page.getByText(t.withPassword).click();
  await page.getByLabel(t.mobile).fill(phone);
  await page.getByLabel(t.password, { exact: true }).fill("Tazas-de-ceramica-7");
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await expect(page).toHaveURL("/");
});

// spec: 10.2
test("a calling code that two countries share stays the chosen country's once all countries are loaded", async ({ page }) => {
  const all = Promise.withResolvers<void>();
  await page.route("**/countries.json", async (route) => {
    await all.promise;
    await route.continue();
  });
  await open(page, "/login");
  await page.getByText(t.byPhone, { exact: true }).click();
  const codes = page.getByLabel(t.areaCode);
  await codes.selectOption({ label: "+1 Estados Unidos" });
  all.resolve();
  await expect(codes.locator("option", { hasText: "Canadá" })).toBeAttached();
  await expect(codes.locator("option:checked")).toHaveText("+1 Estados Unidos");
});

// spec: 1.6
test("a wrong and an expired code are refused with words, and nothing typed is lost @faults", async ({ page, request }) => {
  const email = await newMember(request);
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  const code = await lastCode(request, email);
  await page.getByLabel(t.code).fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await expect(page.getByRole("alert").getByText("El código no es correcto. Revíselo e inténtelo de nuevo.")).toBeVisible();
  await expireCodes(request, email);
  await page.getByLabel(t.code).fill(code);
  await page.getByRole("button", { name: t.login, exact: true }).click();
  await expect(page.getByRole("alert").getByText("El código venció. Pida uno nuevo.")).toBeVisible();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
});

test("a forgotten password is replaced with one code, and the way goes on @faults", async ({ page, context, request }) => {
  const email = await newMember(request);
  const chosen = "Termos-de-acero-9";
  await open(page, "/login?return_url=%2Fabout_us");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByText(t.withPassword).click();
  await page.getByRole("link", { name: t.forgot }).click();
  await sendCode(page);
  await page.getByLabel(t.code).fill(await lastCode(request, email));
  await page.getByLabel(t.chosenPassword).fill("corta");
  await page.getByRole("button", { name: t.saveAndLogIn }).click();
  await expect(page.getByText(t.errors.password)).toBeVisible();
  await page.getByLabel(t.chosenPassword).fill(chosen);
  await page.getByRole("button", { name: t.saveAndLogIn }).click();
  await expect(page).toHaveURL("/about_us");
  expect((await emailsTo(request, email))[0]?.subject).toBe("Su contraseña cambió");
  await context.clearCookies();
  await open(page, "/login");
  await fillPassword(page, email, chosen);
  await expect(page).toHaveURL("/");
});

test("a wrong password says the same for an account and for none @faults", async ({ page, request }) => {
  const told = "El correo o la contraseña no coinciden.";
  for (const email of [await newMember(request), newEmail()]) {
    await open(page, "/login");
    await fillPassword(page, email, "otra-clave-1");
    await expect(page.getByRole("alert").getByText(told)).toBeVisible();
    await expect(page.getByText(told)).toHaveCount(1);
    await expect(page.getByLabel(t.password, { exact: true })).toBeFocused();
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
  }
});

test("when the gateway is silent the form says so and keeps what was typed @faults", async ({ page, gateway }) => {
  const email = newEmail();
  await gateway.fault("/auth/login", { match: email, dropped: true });
  await open(page, "/login");
  await fillPassword(page, email, "una-clave-larga");
  await expect(page.getByRole("alert").getByText(text.error.unreachable)).toBeVisible();
  await expect(page.getByLabel(t.password, { exact: true })).toHaveValue("una-clave-larga");
});

test("without a script the password logs in, and an error brings back what was typed @faults", async ({
  browser,
  baseURL,
  request,
}) => {
  const email = await newMember(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/login?return_url=/personCenter/Address");
  expect(await page.content()).toMatch(new RegExp(`<noscript>.*${t.codeWithoutScript}.*</noscript>`));
  await fillPassword(page, email, "equivocada-1");
  await expect(page.getByRole("alert").getByText("El correo o la contraseña no coinciden.")).toBeVisible();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
  expect(page.url()).not.toContain(email);
  await fillPassword(page, email);
  await expect(page).toHaveURL("/personCenter/Address");
  await context.close();
});

for (const path of ["/login", "/register"]) {
  for (const width of [360, 1280]) {
    test(`${path} has no serious accessibility finding and no sideways scroll at ${width} px`, async ({
      page,
      consoleErrors,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, path);
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByLabel(t.email, { exact: true }).fill(newEmail());
      await page.getByRole("button", { name: t.send.send }).click();
      await expect(page.getByRole("dialog").getByRole("slider")).toBeEnabled();
      expect(await seriousFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await passCaptcha(page);
      expect(consoleErrors).toEqual([]);
    });
  }
}
