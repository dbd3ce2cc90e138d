import { expect, open, test, text } from "./fixtures";

test("a field that is left before its suggestions have loaded stays without them", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("recent-searches", "globo"));
  await open(page, "/about_us");
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isLeft;
    await route.continue();
  });
  const list = page.getByRole("banner").getByRole("listbox", { name: text.search.label });
  const field = page.getByRole("banner").locator("input[name=keyword]");
  await field.focus();
  await page.keyboard.press("Tab");
  leave();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(list).toHaveCount(0);
  await field.focus();
  await expect(list.getByRole("option").first()).toBeVisible();
});
