import { Badge } from "@/components/ui/badge";
import type { ForeignAccount } from "@/lib/contract/payment";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { AccountActions } from "./account-actions";

const t = text.payment;

export function AccountCard({ account, country }: { account: ForeignAccount; country: string }) {
  const { id, bank, holder, currency, masked_number: masked, is_default: isDefault } = account;
  return (
    <li className={`flex flex-col rounded-card border bg-surface p-4 sm:p-5 ${isDefault ? "border-brand" : "border-line"}`}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
          <a href={routes.paymentMethod(id)} className="hover:text-brand hover:underline">
            {bank}
          </a>
        </h2>
        {isDefault && <Badge tone="brand">{t.default}</Badge>}
      </div>
      <p className="mt-2 text-lg font-semibold tabular-nums">{masked}</p>
      <p className="text-sm [overflow-wrap:anywhere]">{holder}</p>
      <p className="text-sm text-muted">
        {country} · {currency}
      </p>
      <div className="mt-auto pt-3">
        <AccountActions account={account} />
      </div>
    </li>
  );
}
