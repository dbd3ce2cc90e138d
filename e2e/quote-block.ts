import type { Page } from "@playwright/test";
import { expect, open, text } from "./fixtures";

const t = text.inquiry;

/** A unique contact. */
export const newContact = () => `${crypto.randomUUID()}@example.co`;

/** The home page's quotation form, hydrated. */
export async function openBlock(page: Page) {
  await open(page, "/");
  const block = page.getByRole("region", { name: t.title });
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole("combobox", { name: t.unit })).toHaveAttribute("aria-expanded");
  return {
    block,
    name: block.getByLabel(t.name),
    quantity: block.getByLabel(t.quantity),
    unit: block.getByRole("combobox", { name: t.unit }),
    contact: block.getByLabel(t.contact),
    submit: block.getByRole("button", { name: t.submit }),
  };
}
export type Block = Awaited<ReturnType<typeof openBlock>>;

async function chooseUnit({ unit, block }: Pick<Block, "unit" | "block">, sought: string, option: RegExp) {
  await unit.fill(sought);
  await block.getByRole("option", { name: option }).click();
}

/** Fills in the form; without `contact` that field is kept. */
export async function fillIn(form: Block, contact: string | undefined) {
  await form.name.fill("Termo de acero");
  await form.quantity.fill("500");
  await chooseUnit(form, "pieza", /Pieza/);
  if (contact) await form.contact.fill(contact);
}

/** The form's draft in session storage (specification 23.34). */
export const draftOf = (page: Page) => page.evaluate(() => window.sessionStorage.getItem("@IndexInquiryData"));
