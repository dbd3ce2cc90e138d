import type { Page } from "@playwright/test";
import { addAll, find, firstGoods, isTiered } from "./cart";
import { expect, open, test } from "./fixtures";

/** Slow phone connection: 400 ms round trip, 1.6 Mbit/s. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 95_000 };

/** Scroll step in pixels, less than the viewport's height. */
const STEP_PX = 500;
const MARK = "shift:";

/** Logs unexpected layout shifts to the console from the start. */
function watch(mark: string) {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  const told = ({ node, previousRect, currentRect }: Shift["sources"][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.outerHTML.slice(0, 160)} from ${place(previousRect)} to ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift))
      if (!entry.hadRecentInput) console.info(`${mark} ${entry.value} ${entry.sources.map(told).join("; ")}`);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits for the visible pictures. */
const pictured = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        // In a closed <details> they have a place and are not loaded.
        if (!image.checkVisibility()) return false;
        const { top, right, bottom, left, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      })
      .every(({ complete }) => complete),
  );

const PAGES: { name: string; path: (id: string, shopId: string) => string }[] = [
  { name: "home", path: () => "/" },
  { name: "category", path: () => "/screen/product?parent_product_type_id=900" },
  { name: "search", path: () => "/screen/product?keyword=termo" },
  { name: "product", path: (id) => `/product/${id}` },
  { name: "shop", path: (_id, shopId) => `/shop/${shopId}` },
  { name: "quotation", path: () => "/cantFind" },
  { name: "cart", path: () => "/cart" },
];

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const { name, path } of PAGES) {
  test(`nothing of the ${name} page moves by itself while it loads slowly and is read`, async ({ page, context, goods }) => {
    test.slow();
    const [{ shopId } = { shopId: "" }] = (await goods()).records;
    const good = find(await firstGoods(page), isTiered);
    await addAll(page, [good]);
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW);
    const shifts: string[] = [];
    page.on("console", (message) => message.text().startsWith(MARK) && shifts.push(message.text()));
    await page.addInitScript(watch, MARK);
    await open(page, path(good.productId, shopId));
    await pictured(page);
    for (let top = 0, last = -1; top !== last; ) {
      last = top;
      top = await page.evaluate((by) => {
        window.scrollBy({ top: by, behavior: "instant" });
        return Math.round(window.scrollY);
      }, STEP_PX);
      await pictured(page);
    }
    expect(shifts).toEqual([]);
  });
}
