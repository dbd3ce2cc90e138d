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

/** Responses have only the end of the account number, so its field starts blank. */
export const toAccountInput = (account: ForeignAccount & { swift?: string | undefined }): AccountInput => ({
  holder: account.holder,
  bank: account.bank,
  country: account.country,
  currency: account.currency,
  number: "",
  swift: account.swift ?? "",
  is_default: account.is_default,
});

/** In the order of the select: the usual currencies of this trade come first. */
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

const CURRENCY_NAMES = new Intl.DisplayNames("es-CO", { type: "currency" });

// Intl throws for malformed codes, which another service may store.
export const currencyLabel = (code: string): string =>
  CURRENCY_CODE.test(code) ? `${code} · ${CURRENCY_NAMES.of(code) ?? ""}` : code;

export const currencyOptions = (saved: string | undefined): { value: string; label: string }[] =>
  [...new Set([...OFFERED_CURRENCIES, ...(saved ? [saved] : [])])].map((value) => ({ value, label: currencyLabel(value) }));
