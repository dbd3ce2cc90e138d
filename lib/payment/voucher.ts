import { z } from "zod";

/** Messages are keys of `order.voucher.errors` in messages/es.json. */
const key = (name: "file" | "amount" | "currency" | "date" | "long") => name;

/** An amount as it is typed in Colombia or copied from a bank: `1.234,50`, `1234.5`, `1234`. Nothing for what is no amount. */
export function amountOf(typed: string): number | undefined {
  const text = typed.replace(/[\s$]/g, "");
  const isColombian = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$/.test(text) || /^\d+(,\d{1,2})?$/.test(text);
  const isPlain = /^\d{1,3}(,\d{3})*(\.\d{1,2})?$/.test(text) || /^\d+(\.\d{1,2})?$/.test(text);
  if (!isColombian && !isPlain) return undefined;
  const amount = Number(isColombian ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", ""));
  return amount > 0 ? amount : undefined;
}

/** The voucher form: what a person typed, checked and made into what is sent. */
export const VoucherForm = z.object({
  voucher_url: z.string().min(1, key("file")),
  amount: z.string().transform((typed, context) => {
    const amount = amountOf(typed);
    if (amount !== undefined) return amount;
    context.issues.push({ code: "custom", message: key("amount"), input: typed });
    return z.NEVER;
  }),
  currency: z.string().regex(/^[A-Z]{3}$/, key("currency")),
  invoice_no: z.string().trim().max(60, key("long")),
  paid_at: z.iso.date(key("date")),
});
export type VoucherInput = z.input<typeof VoucherForm>;
