import type { Locator, Page } from "@playwright/test";
import { addAll, find, firstGoods, isTiered } from "./cart";
import { expect, open, test, text } from "./fixtures";

/** Scroll step in pixels, less than the viewport's height. */
const STEP_PX = 450;

const PAGES: { name: string; path: (id: string) => string }[] = [
  { name: "home", path: () => "/" },
  { name: "listing", path: () => "/screen/product?parent_product_type_id=900" },
  { name: "product", path: (id) => `/product/${id}` },
  { name: "login", path: () => "/login" },
  { name: "quotation", path: () => "/cantFind" },
  { name: "cart", path: () => "/cart" },
];

/**
 * What the floating buttons cover at the current scroll position. An opaque bar from edge to edge counts as the lower edge of the window, so
 * only what round buttons and other bars cover is returned.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>(".shortcuts, .shortcuts > *, .buy-bar, .bottom-bar")]
      .filter((one) => one.matches(".shortcuts") || getComputedStyle(one).position === "fixed" || one.matches(".shortcuts > *"))
      .map((one) => ({ one, box: one.getBoundingClientRect(), look: getComputedStyle(one) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const isEdge = ({ box, look }: (typeof boxes)[number]) =>
      box.left <= 0 &&
      box.right >= document.documentElement.clientWidth &&
      Math.abs(box.bottom - window.innerHeight) < 2 &&
      !/rgba\(.*, 0(\.\d+)?\)/.test(look.backgroundColor);
    const edges = boxes.filter(isEdge);
    const onEdge = ({ box }: (typeof boxes)[number]) =>
      edges.some((edge) => box.top >= edge.box.top - 1 && box.bottom <= edge.box.bottom + 1);
    const round = boxes.filter((one) => !isEdge(one) && !onEdge(one) && !one.one.matches("aside"));
    const things = [
      ...document.querySelectorAll<HTMLElement>(
        ":is(main, footer) :is(a, button, input, select, textarea, h1, h2, h3, p, dd, dt, td, th, label, li, small)",
      ),
    ]
      .filter(
        (thing) =>
          thing.checkVisibility({ visibilityProperty: true }) && !thing.matches(".sr-only") && !thing.closest(".buy-bar"),
      )
      .filter(
        (thing) =>
          thing.matches("a, button, input, select, textarea") || [...thing.childNodes].some((node) => node.nodeType === 3),
      );
    return round.flatMap(({ one, box }) =>
      things
        .map((thing) => ({ thing, at: thing.getBoundingClientRect() }))
        .filter(({ at }) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top)
        // Overflow of a scrolling row cannot be clicked.
        .filter(({ thing, at }) => {
          const x = (Math.max(at.left, box.left) + Math.min(at.right, box.right)) / 2;
          const y = (Math.max(at.top, box.top) + Math.min(at.bottom, box.bottom)) / 2;
          return document.elementsFromPoint(x, y).includes(thing);
        })
        .map(({ thing }) => `${one.textContent} over ${thing.tagName} ${thing.textContent.slice(0, 40)}`),
    );
  });

for (const width of [360, 768, 1024, 1280]) {
  test(`at ${width} px no floating button stands over anything, wherever the page is scrolled to`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const good = find(await firstGoods(page), isTiered);
    await addAll(page, [good]);
    for (const { name, path } of PAGES) {
      await open(page, path(good.productId));
      await expect(page.getByRole("complementary", { name: text.frame.shortcuts })).toBeVisible();
      for (let top = 0, last = -1; top !== last; ) {
        expect(await covered(page), `${name} at ${top} px`).toEqual([]);
        last = top;
        top = await page.evaluate((by) => {
          window.scrollBy({ top: by, behavior: "instant" });
          return Math.round(window.scrollY);
        }, STEP_PX);
      }
    }
  });
}

test("on a phone the page ends above the bar, and what gets the focus is never under it", async ({ page, goods }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { records } = await goods();
  for (const path of [`/product/${records[0]?.productId}`, "/live", "/selectSuppliers"]) {
    await open(page, path);
    const hidden = await page.evaluate(() => {
      const bars = [...document.querySelectorAll(".shortcuts, .buy-bar")];
      const top = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
      const fields = [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, textarea), footer a")];
      const isDrawn = (field: HTMLElement) =>
        field.checkVisibility({ visibilityProperty: true }) &&
        field.getBoundingClientRect().width > 1 &&
        !field.matches(":disabled");
      const under = fields
        .filter((field) => isDrawn(field) && !field.closest(".buy-bar"))
        .flatMap((field) => {
          window.scrollTo({ top: 0, behavior: "instant" });
          field.focus();
          const { top: from, bottom } = field.getBoundingClientRect();
          return bottom > top + 1 && from > 0 ? [field.outerHTML.slice(0, 100)] : [];
        });
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return end > top + 1 ? [...under, `the page ends ${end - top} px under the bar`] : under;
    });
    expect(hidden).toEqual([]);
  }
});

/** The footer is laid out when it comes near, which makes the page longer. */
const scrollToEnd = (page: Page, last: Locator) =>
  expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 500 });
  }).toPass({ timeout: 10_000 });

test("on a phone a form has the foot of the window to itself, and the floating buttons follow the footer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shortcuts = page.getByRole("complementary", { name: text.frame.shortcuts });
  for (const path of ["/login", "/register", "/cantFind"]) {
    await open(page, path);
    await expect(shortcuts).not.toBeInViewport();
    await scrollToEnd(page, shortcuts);
  }
});

test("on a phone the cart's bar is alone at the foot of the window, and the floating buttons follow the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await addAll(page, [find(await firstGoods(page), isTiered)]);
  await open(page, "/cart");
  await expect(page.getByRole("complementary", { name: text.cart.summary })).toBeInViewport({ ratio: 1 });
  const shortcuts = page.getByRole("complementary", { name: text.frame.shortcuts });
  await expect(shortcuts).not.toBeInViewport();
  await scrollToEnd(page, shortcuts);
  await shortcuts.getByRole("link", { name: text.frame.chat }).click({ trial: true });
});
