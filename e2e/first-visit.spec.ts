import { agreement, answer, consent, test } from "./first-visit";
import { expect, open, text } from "./fixtures";
import { coveredBy, expectInSight } from "./visibility";

for (const withConsent of [true, false]) {
  test(`the notice ${withConsent ? "that asks" : "that asks nothing"} covers neither name nor price, and comes once`, async ({
    page,
    goods,
  }) => {
    if (!withConsent) await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.setViewportSize({ width: 360, height: 780 });
    const { records } = await goods();
    await open(page, `/product/${records[0]?.productId}`);
    const notice = withConsent ? consent(page) : agreement(page);
    await expect(notice).toBeVisible();
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    for (const part of [
      heading,
      heading.locator("xpath=following-sibling::p"),
      page.getByRole("main").getByRole("button", { name: text.product.addToCart, exact: true }),
    ]) {
      await expectInSight(part);
      expect(await coveredBy(part)).toEqual([]);
    }
    if (withConsent) await answer(page, text.tracking.accept).click();
    else await notice.getByRole("button", { name: text.tracking.agreementClose }).click();
    await open(page, `/product/${records[1]?.productId}`);
    await page.waitForFunction(() => document.readyState === "complete");
    await expect(page.getByRole("region", { name: text.tracking.title })).toHaveCount(0);
    await expect(agreement(page)).toHaveCount(0);
  });
}
