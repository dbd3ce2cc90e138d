import type { Locator, Page } from "@playwright/test";
import { lastCode } from "../gateway/client.fixture";
import { expect, text } from "./fixtures";

const t = text.account;

type Row = "profile" | "email" | "phone" | "password" | "cancel";

export const row = (page: Page, name: Row) => page.getByRole("region", { name: t[name].title });

export async function openRow(page: Page, name: Row): Promise<Locator> {
  const setting = row(page, name);
  await setting.getByRole("button").first().click();
  await setting.locator("form").waitFor();
  return setting;
}

/** Requests a code; solves the captcha by proof of work. */
export async function sendCode(page: Page, setting: Locator): Promise<void> {
  await setting.getByRole("button", { name: text.session.send.send }).click();
  await page.getByRole("dialog").getByRole("button", { name: text.session.captcha.alternative }).click();
  await expect(setting.getByRole("button", { name: /^Reenviar en \d+ s$/ })).toBeDisabled();
}

/** Confirms the member's identity by the code sent to the account's e-mail. */
export async function prove(page: Page, setting: Locator, email: string): Promise<void> {
  await expect(setting.getByText(t.proof.lead)).toBeVisible();
  await sendCode(page, setting);
  await setting.getByLabel(t.code.label).fill(await lastCode(email));
  await setting.getByRole("button", { name: t.proof.save }).click();
}
