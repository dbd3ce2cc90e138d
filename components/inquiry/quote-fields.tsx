import type { ReactNode } from "react";
import { TextField } from "@/components/ui/form-fields";
import later from "@/messages/later.json";
import type { FieldOf } from "./form-names";

export type QuoteName = "name" | "quantity" | "unit" | "email";

const t = later.inquiry;

type Props = { field: FieldOf<QuoteName>; unit: ReactNode };

/** The fields of the quotation form (specification 12.2). The contact says mobile number and takes an e-mail: as specified. */
export function QuoteFields({ field, unit }: Props) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_8rem_1fr_1.3fr]">
      <TextField {...field("name")} label={t.name} maxLength={200} autoComplete="off" aria-required />
      <TextField {...field("quantity")} label={t.quantity} inputMode="decimal" autoComplete="off" maxLength={15} />
      {unit}
      <TextField
        {...field("email")}
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
