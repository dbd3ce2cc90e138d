import { AGREEMENT_KEY, CONSENT_KEY } from "../lib/tracking/consent";
import { agreement, answer, choiceLink, consent, kept, namesOf, test } from "./first-visit";
import { expect, open, seriousFindings, text } from "./fixtures";

const t = text.tracking;

test.describe("before a choice", () => {
  test("three equal answers stand over the foot of the page, and nothing is sent, whatever is done", async ({ page, sent }) => {
    await page.clock.install();
    await open(page, "/about_us");
    await expect(consent(page)).toBeVisible();
    const answers = consent(page).getByRole("button");
    await expect(answers).toHaveText([t.reject, t.configure, t.accept]);
    const looks = await answers.evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        return [color, backgroundColor, fontSize, fontWeight, Math.round(width), Math.round(height)].join();
      }),
    );
    expect(new Set(looks).size).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.clock.runFor(20_000);
    await page.getByRole("contentinfo").getByRole("link", { name: text.frame.agreement }).click();
    await expect(page).toHaveURL(/acuerdo-de-usuario$/);
    await expect(consent(page)).toBeVisible();
    await expect(agreement(page)).toBeHidden();
    expect(sent).toEqual([]);
    expect(await kept(page, CONSENT_KEY)).toBeNull();
  });

  for (const width of [360, 1280]) {
    test(`at ${width} px it moves nothing, covers no floating button, and has no serious finding`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, "/about_us");
      await expect(consent(page)).toBeVisible();
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
              resolve(values.reduce((sum, value) => sum + value, 0));
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(resolve, 300, 0);
          }),
      );
      expect(shifts).toBeLessThan(0.02);
      const quote = page
        .getByRole("complementary", { name: text.frame.shortcuts })
        .getByRole("link", { name: text.frame.requestQuote });
      await quote.click({ trial: true });
      expect((await consent(page).boundingBox())?.height ?? 0).toBeLessThan(320);
      await answer(page, t.configure).click();
      expect(await seriousFindings(page)).toEqual([]);
      await quote.click({ trial: true });
    });
  }

  test("the keyboard reaches it before the page's header", async ({ page }) => {
    await open(page, "/about_us");
    await expect(consent(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    for (const name of [t.agreement, t.policy]) {
      await expect(consent(page).getByRole("link", { name })).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await expect(answer(page, t.reject)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(consent(page)).toBeHidden();
    expect(await kept(page, CONSENT_KEY)).toContain("|necessary|");
  });

  test("who comes without a script is asked nothing", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/about_us");
    await expect(consent(page)).toHaveCount(0);
    await expect(agreement(page)).toHaveCount(0);
    await expect(choiceLink(page)).toHaveAttribute("href", "/article/politica-de-privacidad#cookies");
    await context.close();
  });
});

// spec: 20.7
test("after a no nothing is sent, on this page or the next, and no second notice follows", async ({ page, sent }) => {
  await page.clock.install();
  await open(page, "/about_us");
  for (const name of [t.agreement, t.policy]) await expect(consent(page).getByRole("link", { name })).toBeVisible();
  expect(await kept(page, AGREEMENT_KEY)).toBeNull();
  await answer(page, t.reject).click();
  await expect(consent(page)).toBeHidden();
  expect(await kept(page, AGREEMENT_KEY)).toBe("true");
  for (const path of ["/welcomeToYiwu", "/about_us"]) {
    await page.clock.runFor(10_000);
    await open(page, path);
    await page.clock.runFor(10_000);
    await expect(agreement(page)).toBeHidden();
    await expect(consent(page)).toBeHidden();
  }
  expect(sent).toEqual([]);
});

test("configuring starts with nothing ticked, and saves what is ticked", async ({ page, sent }) => {
  await open(page, "/about_us");
  await answer(page, t.configure).click();
  await expect(consent(page).getByRole("checkbox", { name: t.necessary })).toBeDisabled();
  const analytics = consent(page).getByRole("checkbox", { name: t.analytics });
  await expect(analytics).not.toBeChecked();
  await answer(page, t.save).click();
  expect(await kept(page, CONSENT_KEY)).toContain("|necessary|");
  expect(sent).toEqual([]);
  await choiceLink(page).click();
  await analytics.check();
  await answer(page, t.save).click();
  await expect.poll(() => namesOf(sent)).toContain("page_view");
  await open(page, "/article/politica-de-privacidad#cookies");
  await expect(analytics).toBeInViewport();
});

test("a yes is withdrawn at the footer: nothing more is sent, and the focus goes in and comes back", async ({ page, sent }) => {
  await open(page, "/about_us");
  await answer(page, t.accept).click();
  await expect.poll(() => namesOf(sent)).toEqual(["page_view"]);
  await choiceLink(page).press("Enter");
  await expect(consent(page)).toBeFocused();
  await expect(consent(page).getByRole("checkbox", { name: t.analytics })).toBeChecked();
  await answer(page, t.reject).click();
  await expect(choiceLink(page)).toBeFocused();
  const before = sent.length;
  await page.getByRole("contentinfo").getByRole("link", { name: text.frame.privacy }).click();
  await expect(page).toHaveURL(/politica-de-privacidad$/);
  expect(sent.length).toBe(before);
});

test("a browser that asks not to be measured is not, not even after an earlier yes", async ({ page, sent }) => {
  await open(page, "/about_us");
  await answer(page, t.accept).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.clock.install();
  await open(page, "/welcomeToYiwu");
  await page.clock.runFor(10_000);
  await choiceLink(page).click();
  await expect(consent(page).getByText(t.refused)).toBeVisible();
  await expect(consent(page).getByRole("button", { name: t.accept })).toHaveCount(0);
  await consent(page).getByRole("button", { name: t.close }).click();
  expect(sent.length).toBe(1);
});
