import type { ReactNode } from "react";
import later from "@/messages/later.json";
import { type FormBinding, fieldId, TextField } from "./bound-field";

export type QuoteName = "name" | "quantity" | "unit" | "email";

const t = later.inquiry;

export const QUOTE_FORM = "cotizacion";

type Props = { form: FormBinding<QuoteName>; unit: ReactNode };

/** The fields of the quotation form (specification 12.2). The contact says mobile number and takes an e-mail: as specified. */
export function QuoteFields({ form, unit }: Props) {
  const own = (name: QuoteName) => ({ id: fieldId(QUOTE_FORM, name), binding: form.bind(name), error: form.error(name) });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_8rem_1fr_1.3fr]">
      <TextField {...own("name")} label={t.name} maxLength={200} autoComplete="off" aria-required />
      <TextField {...own("quantity")} label={t.quantity} inputMode="decimal" autoComplete="off" maxLength={15} />
      {unit}
      <TextField
        {...own("email")}
        label={t.contact}
        hint={t.contactHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
    </div>
  );
}
