import { expect, test, text } from "./fixtures";
import { fillNeeded, openForm, showMore } from "./long-form";

const t = text.inquiry;

test("going back from the review leads to the form as it was, and forward to the review again", async ({ page }) => {
  await openForm(page);
  await fillNeeded(page);
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(t.name)).toHaveValue("Tazas de cerámica");
  await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("heading", { name: t.reviewTitle })).toBeFocused();
  await page.getByRole("button", { name: t.edit }).click();
  await expect(page.getByRole("list", { name: t.steps.label })).toBeFocused();
  await expect(page).toHaveURL("/cantFind");
});

test("what is wrong in the optional fields opens them and takes the focus", async ({ page }) => {
  await openForm(page);
  await fillNeeded(page);
  await showMore(page);
  await page.getByLabel(t.budget).fill("mucho");
  await showMore(page);
  await expect(page.getByLabel(t.budget)).toBeHidden();
  await page.getByRole("button", { name: t.review }).click();
  await expect(page.getByText(t.errors.budget)).toBeVisible();
  await expect(page.getByLabel(t.budget)).toBeFocused();
});
