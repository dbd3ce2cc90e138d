"use client";

import { Suspense, useState } from "react";
import type { AddressFormProps } from "@/components/address/address-form.client";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";

const AddressForm = lazily<AddressFormProps>(() =>
  import("@/components/address/address-form.client").then((part) => ({ default: part.AddressForm })),
);

type Props = {
  form: Omit<AddressFormProps, "onSaved" | "cancel">;
  copy: { add: string; hide: string };
  checkoutHref: string;
  /** Page of a new address, without scripts. */
  addressHref: string;
  isFirst: boolean;
};

export function NewAddress({ form, copy, checkoutHref, addressHref, isFirst }: Props) {
  const [isOpen, setOpen] = useState(false);
  const returnWith = (id: string) => {
    const address = new URL(checkoutHref, window.location.origin);
    address.searchParams.set("address_id", id);
    window.location.assign(address.pathname + address.search);
  };
  if (!isOpen)
    return (
      <a
        href={addressHref}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={`inline-flex min-h-11 items-center gap-2 self-start rounded-control text-sm font-semibold ${isFirst ? "bg-brand px-4 text-inverse hover:bg-brand-strong" : "text-brand hover:underline"}`}
      >
        <Icon name="plus" size={18} />
        {copy.add}
      </a>
    );
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Suspense>
        <AddressForm
          {...form}
          onSaved={returnWith}
          cancel={
            <Button variant="quiet" size="lg" onClick={() => setOpen(false)}>
              {copy.hide}
            </Button>
          }
        />
      </Suspense>
    </div>
  );
}
