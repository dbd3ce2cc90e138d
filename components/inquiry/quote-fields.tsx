import type { ReactNode } from "react";
import { type FormBinding, fieldId, TextField } from "./bound-field";

export type QuoteName = "name" | "quantity" | "unit" | "email";
export type QuoteFieldWords = Record<"name" | "quantity" | "contact" | "contactHint", string>;

export const QUOTE_FORM = "cotizacion";

type Props = { form: FormBinding<QuoteName>; words: QuoteFieldWords; unit: ReactNode };

/** The fields of the quotation form (SPEC.md section 2). The contact says mobile number and takes an e-mail: as specified. */
export function QuoteFields({ form, words, unit }: Props) {
  const own = (name: QuoteName) => ({ id: fieldId(QUOTE_FORM, name), binding: form.bind(name), error: form.error(name) });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_8rem_1fr_1.3fr]">
      <TextField {...own("name")} label={words.name} maxLength={200} autoComplete="off" aria-required />
      <TextField {...own("quantity")} label={words.quantity} inputMode="decimal" autoComplete="off" maxLength={15} />
      {unit}
      <TextField
        {...own("email")}
        label={words.contact}
        hint={words.contactHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
    </div>
  );
}
