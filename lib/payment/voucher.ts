import { z } from "zod";
import { parseAmount } from "@/lib/amount";
import { latestDay } from "@/lib/contract/latest-day";

/** Keys of `order.voucher.errors` in messages/es.json. */
const key = (name: "file" | "amount" | "currency" | "date" | "future" | "long") => name;

export const VoucherForm = z.object({
  voucher_url: z.string().min(1, key("file")),
  amount: z.string().transform((typed, context) => {
    const amount = parseAmount(typed);
    if (amount !== undefined) return amount;
    context.issues.push({ code: "custom", message: key("amount"), input: typed });
    return z.NEVER;
  }),
  currency: z.string().regex(/^[A-Z]{3}$/, key("currency")),
  invoice_no: z.string().trim().max(60, key("long")),
  paid_at: z.iso.date(key("date")).refine((day) => day <= latestDay(), key("future")),
});
export type VoucherInput = z.input<typeof VoucherForm>;
