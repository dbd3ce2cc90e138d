import { findPlace } from "../gateway/captcha/solve.ts";
import {
  countdown,
  expireCodes,
  fillPassword,
  lastCode,
  lettersTo,
  newEmail,
  newMember,
  newMemberWithPhone,
  passCaptcha,
  puzzle,
  sendCode,
} from "./door";
import { expect, open, seriousFindings, test, text } from "./fixtures";

const t = text.session;

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

test("tokens are out of reach of scripts, and what scripts can read names no contact @faults", async ({
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
  expect(decodeURIComponent(cookies.get("user")?.value ?? "")).toMatch(/^[^|@]+\|email$/);
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

test("the form rule comes before the captcha: nothing is asked and nothing sent", async ({ page }) => {
  await open(page, "/login");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/session/")) asked += 1;
  });
  await page.getByRole("button", { name: t.send.send }).click();
  await expect(page.getByText(t.errors.email)).toBeVisible();
  await expect(page.getByLabel(t.email, { exact: true })).toBeFocused();
  await page.getByText(t.byPhone, { exact: true }).click();
  await page.getByRole("button", { name: t.send.send }).click();
  await expect(page.getByText(t.errors.phone)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(asked).toBe(0);
});

test("a captcha that is closed sends nothing and says how to go on @faults", async ({ page, request }) => {
  const email = newEmail();
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: t.send.send }).click();
  await expect(page.getByRole("dialog").getByRole("slider")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert").getByText(t.send.notPassed)).toBeVisible();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  expect(await lettersTo(request, email)).toEqual([]);
});

for (const way of ["mouse", "keyboard"] as const) {
  test(`the puzzle is passed by ${way}; a piece out of place brings another picture`, async ({ page }) => {
    await open(page, "/login");
    await page.getByLabel(t.email, { exact: true }).fill(newEmail());
    await page.getByRole("button", { name: t.send.send }).click();
    const first = await puzzle(page);
    const work = { parts: 1, bits: 1 };
    const placeOf = (seen: typeof first) =>
      findPlace({
        id: "seen",
        width: 320,
        height: 160,
        alternative: work,
        ...seen,
        y: Math.round(seen.y),
        size: Math.round(seen.size),
      });
    const leave = async (x: number, { slider }: typeof first) => {
      if (way === "keyboard") {
        await slider.focus();
        for (let step = 0; step < x; step += 1) await page.keyboard.press("ArrowRight");
        return page.keyboard.press("Enter");
      }
      const box = await slider.boundingBox();
      if (!box) throw new Error("no slider");
      const thumb = 56;
      const at = (value: number) => box.x + thumb / 2 + (value / (320 - 54)) * (box.width - thumb);
      await page.mouse.move(at(0), box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(at(x / 2), box.y + box.height / 2);
      await page.mouse.move(at(x), box.y + box.height / 2);
      await page.mouse.up();
    };
    await leave(((await placeOf(first)) + 100) % 240, first);
    await expect(first.dialog.getByText(t.captcha.missed)).toBeVisible();
    const second = await puzzle(page);
    expect(second.background).not.toBe(first.background);
    await leave(await placeOf(second), second);
    await expect(second.dialog).toBeHidden();
    await expect(countdown(page)).toBeVisible();
  });
}

test("after a code the button counts 60 seconds down, also over a reload, and then sends again", async ({ page }) => {
  await page.clock.install();
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await sendCode(page);
  await expect(countdown(page)).toBeDisabled();
  await page.clock.fastForward(20_000);
  await page.reload();
  await expect(countdown(page)).toBeDisabled();
  const seconds = Number(/\d+/.exec((await countdown(page).textContent()) ?? "")?.[0]);
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(40);
  await page.clock.fastForward(41_000);
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
});

test("switching between e-mail and phone, or between login and registration, ends the countdown and clears the form", async ({
  page,
}) => {
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await sendCode(page);
  await page.getByLabel(t.code).fill("123456");
  await page.getByText(t.byPhone, { exact: true }).click();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  await expect(page.getByLabel(t.code)).toHaveValue("");
  await page.getByText(t.byEmail, { exact: true }).click();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await sendCode(page);
  await page.getByRole("link", { name: t.registerTitle }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.registerHeading })).toBeVisible();
  await expect(page.getByLabel(t.email, { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  await page.getByRole("link", { name: t.loginTitle }).click();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
});

test("a wrong password says the same for an account and for none @faults", async ({ page, request }) => {
  const told = "El usuario o la contraseña no coinciden.";
  for (const email of [await newMember(request), newEmail()]) {
    await open(page, "/login");
    await fillPassword(page, email, "otra-clave-1");
    await expect(page.getByRole("alert").getByText(told)).toBeVisible();
    await expect(page.getByRole("status").getByText(told)).toBeVisible();
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
  await expect(page.getByRole("alert").getByText("El usuario o la contraseña no coinciden.")).toBeVisible();
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
