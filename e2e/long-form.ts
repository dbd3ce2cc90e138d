import type { Page } from "@playwright/test";
import { expect, open, text } from "./fixtures";
import { newContact } from "./quote-block";

const t = text.inquiry;

export const unitOf = (page: Page) => page.getByRole("combobox", { name: t.unit, exact: true });

/** The long form, hydrated. */
export async function openForm(page: Page, path = "/cantFind") {
  await open(page, path);
  await expect(unitOf(page)).toHaveAttribute("aria-expanded");
}

export async function fillNeeded(page: Page) {
  await page.getByLabel(t.name).fill("Tazas de cerámica");
  await page.getByLabel(t.quantity, { exact: true }).fill("1.500");
  await page.getByRole("combobox", { name: t.unit, exact: true }).fill("pieza");
  await page.getByRole("option", { name: /Pieza/ }).click();
  await page.getByLabel(t.email).fill(newContact());
}

/** Opens the optional fields. */
export const showMore = (page: Page) => page.getByText(t.more, { exact: true }).click();
