import type { Metadata } from "next";
import { AddressCard } from "@/components/address/address-card";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { SearchForm } from "@/components/ui/search-form";
import { addressLines, isAddressFound, SEARCHED_ABOVE } from "@/lib/address";
import { getAddresses, hasDeleted } from "@/lib/address/server";
import type { Address } from "@/lib/contract/address";
import { formNote } from "@/lib/form/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.address;

const addressText = (address: Address) => [address.receiver, ...Object.values(addressLines(address))].join(" ");

export const metadata: Metadata = { title: t.title };

/** Specification 4.1. */
export default async function AddressPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const [addresses, canUndo, { note }] = await Promise.all([getAddresses(), hasDeleted(), formNote(query, t, routes.addresses)]);
  const keyword = typeof query.keyword === "string" ? query.keyword.slice(0, 200) : "";
  const found = addresses.filter((address) => isAddressFound(addressText(address), keyword));
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead}>
        {addresses.length > 0 && <Add />}
      </MemberHeading>
      {note && (
        <Flash {...note}>
          {query.done === "deleted" && canUndo && (
            <form action="/api/address" method="post">
              <MemberField />
              <Button type="submit" name="intent" value="undo" variant="quiet" size="sm" className="underline" autoFocus>
                {t.undo}
              </Button>
            </form>
          )}
        </Flash>
      )}
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={t.empty} heading={t.emptyLead}>
          <p className="mb-4">{t.emptyText}</p>
          <Add />
        </EmptyState>
      ) : (
        <>
          {addresses.length > SEARCHED_ABOVE && (
            <SearchForm action={routes.addresses} label={t.search} placeholder={t.searchPlaceholder} keyword={keyword} />
          )}
          {found.length === 0 && (
            <EmptyState icon="pin" title={t.empty} heading={t.noneFound}>
              <ButtonLink href={routes.addresses} variant="secondary">
                {t.seeAll}
              </ButtonLink>
            </EmptyState>
          )}
          <ul className="grid gap-4 lg:grid-cols-2">
            {found.map((address) => (
              <AddressCard key={address.id} address={address} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Add() {
  return (
    <ButtonLink href={routes.newAddress()}>
      <Icon name="plus" size={18} />
      {t.add}
    </ButtonLink>
  );
}
