import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { AccountActions } from "@/components/payment/account-actions";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { dateLabel } from "@/lib/format";
import { getCountryName } from "@/lib/geo/server";
import { optionalRead } from "@/lib/http/reads";
import { currencyLabel } from "@/lib/payment";
import { findAccount } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.payment;

export const metadata: Metadata = { title: t.title };

export default async function PaymentMethodPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const account = await findAccount(id);
  if (!account) notFound();
  const country = await optionalRead(getCountryName(account.country));
  const facts = [
    { label: t.holder, value: account.holder },
    { label: t.number, value: account.masked_number },
    { label: t.country, value: country ?? account.country },
    { label: t.currency, value: currencyLabel(account.currency) },
    { label: t.swift, value: account.swift },
  ];
  return (
    <>
      <BackLink href={routes.paymentMethods}>{t.back}</BackLink>
      <MemberHeading title={account.bank}>{account.is_default && <Badge tone="brand">{t.default}</Badge>}</MemberHeading>
      <div className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-6">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {facts.map(
            ({ label, value }) =>
              value && (
                <div key={label}>
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd className="[overflow-wrap:anywhere]">{value}</dd>
                </div>
              ),
          )}
          <div>
            <dt className="text-xs text-muted">{t.since}</dt>
            <dd>
              <time dateTime={account.created_at}>{dateLabel(account.created_at)}</time>
            </dd>
          </div>
        </dl>
        <div className="mt-4 border-t border-line pt-2">
          <AccountActions account={account} />
        </div>
      </div>
    </>
  );
}
