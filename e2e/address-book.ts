import type { Page } from "@playwright/test";
import { z } from "zod";
import { text } from "./fixtures";

const t = text.address;
export const LIST = "/personCenter/Address";
export const NEW = "/personCenter/Address/new";

export const BODEGA = {
  receiver: "Ana Ñáñez",
  phone: "3001234567",
  department: "05",
  municipality: "05001",
  address: "Carrera 43A # 1-50",
};

/** Adds an address by API. Returns its id. */
export async function added(page: Page, change: Partial<typeof BODEGA> = {}): Promise<string> {
  const response = await page.request.post("/api/gateway/base3/national/v1/address/add", {
    data: { ...BODEGA, ...change },
    headers: { "sec-fetch-site": "same-origin" },
  });
  return z.object({ id: z.string().or(z.number()).transform(String) }).parse(await response.json()).id;
}

export const card = (page: Page, receiver: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: receiver }) });
export const save = (page: Page) => page.getByRole("button", { name: t.form.save }).click();
