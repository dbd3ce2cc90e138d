import { expect, open, test, text } from "./fixtures";
import { emailsTo, fillPassword, lastCode, newEmail, newMember, PASSWORD, sendCode } from "./login";

const t = text.session;

// spec: 20.1, 20.4
test("a buyer registers with a code and a password, is greeted, and logs in with it later @faults", async ({
  page,
  context,
  request,
}) => {
  const email = newEmail();
  await open(page, "/register?return_url=%2Fabout_us");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  await page.getByLabel(t.code).fill(await lastCode(request, email));
  await page.getByText(t.optionalFields).click();
  await page.getByLabel(t.firstname).fill("Ana Gómez");
  await page.getByLabel(t.company).fill("Variedades Ana");
  await page.getByLabel(t.newPassword).fill(PASSWORD);
  await page.getByLabel(t.terms.start).check();
  const posted = page.waitForRequest("**/api/session/register");
  await page.getByRole("button", { name: t.register, exact: true }).click();
  expect((await posted).postDataJSON()).toMatchObject({ email, accepts_terms: true, accepts_marketing: false });
  await expect(page).toHaveURL("/about_us");
  await expect(page.getByRole("banner").getByRole("button", { name: "Hola, Ana Gómez" })).toBeVisible();
  await context.clearCookies();
  await open(page, "/login");
  await fillPassword(page, email);
  await expect(page).toHaveURL("/");
});

test("what is missing is said at its field, and the first one is where the cursor is", async ({ page }) => {
  await open(page, "/register");
  await page.getByRole("button", { name: t.register, exact: true }).click();
  for (const told of [t.errors.email, t.errors.codeUnsent, t.errors.terms]) await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: t.marketing })).not.toBeChecked();
  await page.getByText(t.optionalFields).click();
  await page.getByLabel(t.newPassword).fill("corta");
  await page.getByRole("button", { name: t.register, exact: true }).click();
  await expect(page.getByText(t.errors.password)).toBeVisible();
});

test("the code is not told to be wrong before there was time to write it", async ({ page }) => {
  await open(page, "/register");
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await page.getByRole("button", { name: t.register, exact: true }).click();
  await expect(page.getByText(t.errors.codeUnsent)).toBeVisible();
  await sendCode(page);
  for (const told of [t.errors.codeUnsent, t.errors.code]) await expect(page.getByText(told, { exact: true })).toHaveCount(0);
});

test("a folded field that is wrong is shown and has the cursor", async ({ page }) => {
  await open(page, "/register");
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await page.getByLabel(t.code).fill("123456");
  await page.getByLabel(t.terms.start).check();
  const folded = page.getByText(t.optionalFields);
  await folded.click();
  await page.getByLabel(t.newPassword).fill("corta");
  await folded.click();
  await expect(page.getByLabel(t.newPassword)).toBeHidden();
  await page.getByRole("button", { name: t.register, exact: true }).click();
  await expect(page.getByText(t.errors.password)).toBeVisible();
  await expect(page.getByLabel(t.newPassword)).toBeFocused();
});

// spec: 1.6
test("a wrong code is refused with words, and nothing typed is lost @faults", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const email = newEmail();
  await open(page, "/register");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  const code = await lastCode(request, email);
  await page.getByLabel(t.code).fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
  await page.getByLabel(t.terms.start).check();
  await page.getByRole("button", { name: t.register, exact: true }).click();
  const problem = page.getByRole("alert").getByText("El código no es correcto. Revíselo e inténtelo de nuevo.");
  await expect(problem).toBeInViewport();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(t.code).fill(code);
  await page.getByRole("button", { name: t.register, exact: true }).click();
  await expect(page).toHaveURL(/^[^?]*\/personCenter\?/);
  await expect(page.getByText(text.member.done.registered)).toBeVisible();
  await expect(page.getByRole("heading", { name: text.member.first.title })).toBeVisible();
});

test("whoever has an account is told by e-mail, not on the page @faults", async ({ page, request }) => {
  const email = await newMember(request);
  await open(page, "/register");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  expect((await emailsTo(request, email))[0]?.subject).toBe("Usted ya tiene una cuenta");
});

test("an account that a quotation made is taken over by whoever has the mailbox @faults", async ({ page, request }) => {
  const email = newEmail();
  await request.post("/api/session/auto-register", { data: { email }, headers: { "sec-fetch-site": "same-origin" } });
  await open(page, "/register");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await sendCode(page);
  await page.getByLabel(t.code).fill(await lastCode(request, email));
  await page.getByLabel(t.terms.start).check();
  await page.getByRole("button", { name: t.register, exact: true }).click();
  await expect(page.getByText(text.member.done.registered)).toBeVisible();
});

test("without a script the page explains what it needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/register?return_url=/cart");
  expect(await page.content()).toMatch(new RegExp(`<noscript>.*${t.registerWithoutScript}.*</noscript>`));
  await page.getByRole("main").getByRole("link", { name: t.loginTitle }).click();
  await expect(page).toHaveURL("/login?return_url=%2Fcart");
  await context.close();
});
