import type { Metadata } from "next";
import { AddressCard } from "@/components/address/address-card";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { getAddresses, hasDeleted } from "@/lib/address/server";
import { formNote } from "@/lib/http/form-note";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.address;

export const metadata: Metadata = { title: t.title };

/** The address book (specification 4.1). */
export default async function AddressPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const query = await searchParams;
  const [addresses, canUndo, { note }] = await Promise.all([getAddresses(), hasDeleted(), formNote(query, t, routes.addresses)]);
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
              <Button type="submit" name="intent" value="undo" look="quiet" size="sm" className="underline">
                {t.undo}
              </Button>
            </form>
          )}
        </Flash>
      )}
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={t.empty}>
          <p className="mb-4">{t.emptyText}</p>
          <Add />
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
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
