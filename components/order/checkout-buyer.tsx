import { taxIdText } from "@/lib/account";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.order.checkout;

type Props = { profile: { company: string; tax_id: string }; changeHref?: string };

export function CheckoutBuyer({ profile: { company, tax_id: taxId }, changeHref }: Props) {
  const known = [company && fill(t.buyer, { name: company }), taxIdText(taxId, { nit: t.buyerNit, idNumber: t.buyerId })];
  const link = company ? (taxId ? t.buyerChange : t.buyerAddTaxId) : t.buyerAdd;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm [overflow-wrap:anywhere]">
      <span>{known.filter(Boolean).join(" · ") || t.buyerNone}</span>
      {changeHref && (
        <a href={changeHref} className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
          {link}
        </a>
      )}
    </p>
  );
}
