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

/** A kept payment method as the form begins with it: its number is nowhere kept, so the field is blank. */
export const toAccountInput = (account: ForeignAccount & { swift?: string | undefined }): AccountInput => ({
  holder: account.holder,
  bank: account.bank,
  country: account.country,
  currency: account.currency,
  number: "",
  swift: account.swift ?? "",
  is_default: account.is_default,
});

/** Currencies that the form offers, those of the trade first. */
const OFFERED = ["USD", "COP", "EUR", "CNY", "HKD", "GBP", "PAB", "MXN", "PEN", "CLP", "BRL", "ARS", "CAD", "CHF", "JPY"];

const CURRENCY_CODE = /^[A-Za-z]{3}$/;

/** The currencies of the form with their names; one that is kept already is offered whatever it is. */
export function currencyOptions(saved: string | undefined): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("es-CO", { type: "currency" });
  // Another service may keep what is no code at all, of which the names would throw.
  const label = (value: string) => (CURRENCY_CODE.test(value) ? `${value} · ${names.of(value) ?? ""}` : value);
  return [...new Set([...OFFERED, ...(saved ? [saved] : [])])].map((value) => ({ value, label: label(value) }));
}
