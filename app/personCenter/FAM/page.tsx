import type { Metadata } from "next";
import { MemberHeading } from "@/components/member/member-heading";
import { AccountCard } from "@/components/payment/account-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { formNote } from "@/lib/form/server";
import { getCountryName } from "@/lib/geo/server";
import { optionalRead } from "@/lib/http/reads";
import { getAccounts } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.payment;

export const metadata: Metadata = { title: t.title };

/** Specification 17.1. */
export default async function PaymentMethodsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [accounts, query] = await Promise.all([getAccounts(), searchParams]);
  const countries = await Promise.all(accounts.map(({ country }) => optionalRead(getCountryName(country))));
  const { note } = await formNote(query, t, routes.paymentMethods);
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead}>
        {accounts.length > 0 && <Add />}
      </MemberHeading>
      {note && <Flash {...note} />}
      {accounts.length === 0 ? (
        <EmptyState icon="building" title={t.empty} heading={t.emptyLead}>
          <p className="mb-4">{t.emptyText}</p>
          <Add />
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {accounts.map((account, index) => (
            <AccountCard key={account.id} account={account} country={countries[index] ?? account.country} />
          ))}
        </ul>
      )}
    </>
  );
}

function Add() {
  return (
    <ButtonLink href={routes.newPaymentMethod}>
      <Icon name="plus" size={18} />
      {t.add}
    </ButtonLink>
  );
}
