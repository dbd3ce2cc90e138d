import type { Locator, Page } from "@playwright/test";
import { checkoutOf, placed } from "./buyer";
import { open, text } from "./fixtures";

const { order } = text;

/** What only the first member types: nobody else may find it. */
export const MARK = "Zafiro-7731";

type Made = { orderNo: string; wanted: { product_id: string; quantity: number } };

/** A page with a form, a field of it that a person writes into, and what has to be opened first. */
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

/** The profile stands behind its button, and open where something was typed before. */
async function openProfile(page: Page): Promise<void> {
  const button = page.locator("#cuenta-profile-button");
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** Every form that keeps what is typed into it. */
export const FORMS: TypedForm[] = [
  form("a new address", () => "/personCenter/Address/new", "[name=receiver]"),
  form("a new payment method", () => "/personCenter/FAM/new", "[name=holder]"),
  form("the profile", () => "/personCenter/Account", "#profile-company", openProfile),
  form("a voucher", ({ orderNo }) => `/personCenter/Orders/${orderNo}/pay`, "[name=invoice_no]"),
  form("a checkout", ({ wanted }) => checkoutOf(wanted), "[name=purchase_order]"),
  form("a saved search", () => "/personCenter/Wish/watches/new?keyword=termo", "[name=name]"),
  form("a request for quotation", () => "/cantFind", "[name=details]"),
];

/** An order of the member that waits for a transfer, and the goods of a checkout. */
export async function madeFor(page: Page, wanted: Made["wanted"]): Promise<Made> {
  const orderNo = await placed(page, wanted);
  await open(page, `/personCenter/Orders/${orderNo}/pay`);
  await page.getByRole("button", { name: order.pay.bankGo }).click();
  await page.getByRole("heading", { name: order.voucher.title }).waitFor();
  return { orderNo, wanted };
}

/** Opens the page of a form and writes into it; nothing is sent. */
export async function typeInto(page: Page, made: Made, { path, reach, field }: TypedForm): Promise<void> {
  await open(page, path(made));
  await reach(page);
  await field(page).fill(MARK);
}

/** All that this browser keeps beside the page: storage of both kinds, databases, caches, cookies. */
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

/** What a page shows and what its fields hold. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")];
    const values = fields.map((field) => ("value" in field ? String(field.value) : ""));
    return [document.documentElement.outerHTML, ...values].join("\n");
  });
