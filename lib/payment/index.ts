import type { ForeignAccount } from "@/lib/contract/payment";
import type { AccountInput } from "./form";

export const BLANK_ACCOUNT: AccountInput = {
  holder: "",
  bank: "",
  country: "CO",
  currency: "USD",
  number: "",
  swift: "",
  is_default: false,
};

/** The number is never sent to the browser, so its field starts blank. */
export const toAccountInput = (account: ForeignAccount & { swift?: string | undefined }): AccountInput => ({
  holder: account.holder,
  bank: account.bank,
  country: account.country,
  currency: account.currency,
  number: "",
  swift: account.swift ?? "",
  is_default: account.is_default,
});

/** Trade currencies first. */
const OFFERED_CURRENCIES = [
  "USD",
  "COP",
  "EUR",
  "CNY",
  "HKD",
  "GBP",
  "PAB",
  "MXN",
  "PEN",
  "CLP",
  "BRL",
  "ARS",
  "CAD",
  "CHF",
  "JPY",
];

const CURRENCY_CODE = /^[A-Za-z]{3}$/;

export function currencyOptions(saved: string | undefined): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("es-CO", { type: "currency" });
  // Intl throws for malformed codes, which another service may store.
  const label = (value: string) => (CURRENCY_CODE.test(value) ? `${value} · ${names.of(value) ?? ""}` : value);
  return [...new Set([...OFFERED_CURRENCIES, ...(saved ? [saved] : [])])].map((value) => ({ value, label: label(value) }));
}
