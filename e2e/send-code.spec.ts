import { findPlace } from "../gateway/captcha/solve.fixture.ts";
import { expect, open, test, text } from "./fixtures";
import { countdown, emailsTo, newEmail, puzzle, sendCode } from "./login";

const t = text.session;

// spec: 20.2
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

// spec: 20.3
test("a captcha that is closed sends nothing and says how to go on @faults", async ({ page, request }) => {
  const email = newEmail();
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: t.send.send }).click();
  await expect(page.getByRole("dialog").getByRole("slider")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alert").getByText(t.send.notPassed)).toBeVisible();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  expect(await emailsTo(request, email)).toEqual([]);
  await page.getByText(t.byPhone, { exact: true }).click();
  await expect(page.getByText(t.send.notPassed)).toBeHidden();
});

for (const way of ["mouse", "keyboard"] as const) {
  // spec: 20.3
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
    const place = await placeOf(first);
    await leave(place > 130 ? place - 100 : place + 100, first);
    await expect(first.dialog.getByText(t.captcha.missed)).toBeVisible();
    const second = await puzzle(page);
    expect(second.background).not.toBe(first.background);
    await leave(await placeOf(second), second);
    await expect(second.dialog).toBeHidden();
    await expect(countdown(page)).toBeVisible();
  });
}

// spec: 20.2, 23.11
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

// spec: 20.2
test("switching between e-mail and phone, or between login and registration, ends the countdown and clears the form", async ({
  page,
}) => {
  await open(page, "/login");
  await page.getByLabel(t.email, { exact: true }).fill(newEmail());
  await sendCode(page);
  await page.getByLabel(t.code).fill("123456");
  await page.getByText(t.byPhone, { exact: true }).click();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
  await expect(page.getByText(t.send.ready)).toBeHidden();
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
  await page.getByRole("main").getByRole("link", { name: t.loginTitle }).click();
  await expect(page.getByRole("button", { name: t.send.send })).toBeEnabled();
});
