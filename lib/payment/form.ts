import { z } from "zod";
import { isAccountNumber, isSwift } from "@/lib/contract/bank-number";

/** Keys of `payment.errors` in messages/es.json. */
const key = (name: "holder" | "bank" | "long" | "country" | "currency" | "number" | "swift") => name;

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

const isPlausible = ({ number, country }: AccountInput) => isAccountNumber(number, country);
const wrongNumber = { path: ["number"], message: key("number") };

const toSaved = ({ number, swift, ...account }: AccountInput) => ({ ...account, number, swift: swift || undefined });

/** For a new method the number is required. */
export const NewAccountForm = Fields.refine(isPlausible, wrongNumber).transform(toSaved);

/** A blank number keeps the stored one. */
export const AccountForm = Fields.refine((account) => account.number === "" || isPlausible(account), wrongNumber).transform(
  (account) => {
    const { number, ...rest } = toSaved(account);
    return { ...rest, number: number || undefined };
  },
);
export type SavedAccount = z.output<typeof AccountForm>;
