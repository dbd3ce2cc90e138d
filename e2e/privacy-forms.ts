import type { Locator, Page } from "@playwright/test";
import { checkoutOf, placed } from "./buyer";
import { open, text } from "./fixtures";

const { order } = text;

/** Typed by the first member only. */
export const MARK = "Zafiro-7731";

type Made = { orderNo: string; wanted: { product_id: string; quantity: number } };

/** A page with a form, one of its text fields, and how to open it. */
export type TypedForm = {
  name: string;
  path: (made: Made) => string;
  field: (page: Page) => Locator;
  reach: (page: Page) => Promise<void>;
};

const form = (name: string, path: TypedForm["path"], field: string, reach: TypedForm["reach"] = async () => {}): TypedForm => ({
  name,
  path,
  field: (page) => page.getByRole("main").locator(field),
  reach,
});

/** The profile form opens by its button, or by itself with a draft. */
async function openProfile(page: Page): Promise<void> {
  const button = page.locator("#cuenta-profile-button");
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** Every form with a draft. */
export const FORMS: TypedForm[] = [
  form("a new address", () => "/personCenter/Address/new", "[name=receiver]"),
  form("a new payment method", () => "/personCenter/FAM/new", "[name=holder]"),
  form("the profile", () => "/personCenter/Account", "#profile-company", openProfile),
  form("a voucher", ({ orderNo }) => `/personCenter/Orders/${orderNo}/pay`, "[name=invoice_no]"),
  form("a checkout", ({ wanted }) => checkoutOf(wanted), "[name=purchase_order]"),
  form("a saved search", () => "/personCenter/Wish/watches/new?keyword=termo", "[name=name]"),
  form("a request for quotation", () => "/cantFind", "[name=details]"),
];

/** An order awaiting its transfer, and a checkout's products. */
export async function madeFor(page: Page, wanted: Made["wanted"]): Promise<Made> {
  const orderNo = await placed(page, wanted);
  await open(page, `/personCenter/Orders/${orderNo}/pay`);
  await page.getByRole("button", { name: order.pay.bankGo }).click();
  await page.getByRole("heading", { name: order.voucher.title }).waitFor();
  return { orderNo, wanted };
}

/** Types into a form without sending it. */
export async function typeInto(page: Page, made: Made, { path, reach, field }: TypedForm): Promise<void> {
  await open(page, path(made));
  await reach(page);
  await field(page).fill(MARK);
}

/** Contents of storage, databases, caches and cookies. */
export async function keptIn(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(databases)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
    return texts.join("\n");
  });
  return `${inPage}\n${JSON.stringify(await page.context().cookies())}`;
}

/** Text and field values of a page. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")];
    const values = fields.map((field) => ("value" in field ? String(field.value) : ""));
    return [document.documentElement.outerHTML, ...values].join("\n");
  });
