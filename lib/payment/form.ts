import { z } from "zod";
import { isAccountNumber, isSwift } from "@/lib/contract/bank-number";

/** Keys of `payment.errors` in messages/es.json. */
const key = (name: "holder" | "bank" | "long" | "country" | "currency" | "number" | "numberMissing" | "swift") => name;

const Fields = z.object({
  holder: z.string().trim().min(1, key("holder")).max(120, key("long")),
  bank: z.string().trim().min(1, key("bank")).max(120, key("long")),
  country: z.string().regex(/^[A-Z]{2}$/, key("country")),
  currency: z.string().regex(/^[A-Z]{3}$/, key("currency")),
  number: z.string().trim().max(50, key("number")),
  swift: z
    .string()
    .trim()
    .refine((typed) => typed === "" || isSwift(typed), key("swift")),
  is_default: z.boolean(),
});

export type AccountInput = z.input<typeof Fields>;

const isPlausible = ({ number, country }: AccountInput) => number === "" || isAccountNumber(number, country);
const wrongNumber = { path: ["number"], message: key("number") };

const toSaved = ({ number, swift, ...account }: AccountInput) => ({ ...account, number, swift: swift || undefined });

export const NewAccountForm = Fields.extend({ number: Fields.shape.number.min(1, key("numberMissing")) })
  .refine(isPlausible, wrongNumber)
  .transform(toSaved);

/** A blank number keeps the stored one. */
export const AccountForm = Fields.refine(isPlausible, wrongNumber).transform((account) => {
  const { number, ...rest } = toSaved(account);
  return { ...rest, number: number || undefined };
});
export type SavedAccount = z.output<typeof AccountForm>;
