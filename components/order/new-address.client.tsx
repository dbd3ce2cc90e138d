"use client";

import { Suspense } from "react";
import type { AddressFormProps } from "@/components/address/address-form.client";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import type { CheckoutSelection } from "@/lib/order/selection";
import { routes } from "@/lib/routes";
import type { CheckoutCopy } from "./checkout-copy";
import { type Checkout, loadAddressForm } from "./use-checkout";

const AddressForm = lazily<AddressFormProps>(async () => ({ default: (await loadAddressForm()).AddressForm }));

export const ADDRESS_FORM = "nueva-direccion";

export type NewAddressForm = Omit<AddressFormProps, "onSaved" | "cancel">;
type Props = {
  form: NewAddressForm;
  selection: CheckoutSelection;
  isFirst: boolean;
  checkout: Pick<Checkout, "isAddressFormOpen" | "openAddressForm" | "closeAddressForm">;
  copy: CheckoutCopy;
};

/** A link to the page for adding an address. With scripts the form opens here instead, and the saved address is chosen. */
export function NewAddress({ form, selection, isFirst, checkout, copy: t }: Props) {
  const returnWith = (id: string) => window.location.assign(routes.checkoutFor({ ...selection, address_id: id }));
  if (!checkout.isAddressFormOpen)
    return (
      <a
        href={routes.newAddress()}
        onClick={(event) => {
          if (asksForTab(event)) return;
          event.preventDefault();
          checkout.openAddressForm();
        }}
        className={`inline-flex min-h-11 items-center gap-2 self-start rounded-control text-sm font-semibold ${isFirst ? "bg-brand px-4 text-inverse hover:bg-brand-strong" : "text-brand hover:underline"}`}
      >
        <Icon name="plus" size={18} />
        {isFirst ? t.firstAddress : t.addAddress}
      </a>
    );
  return (
    <div data-task="" className="rounded-card border border-line bg-surface p-4">
      <Suspense>
        <AddressForm
          {...form}
          id={ADDRESS_FORM}
          onSaved={returnWith}
          cancel={
            <Button variant="quiet" size="lg" className="max-sm:w-full" onClick={checkout.closeAddressForm}>
              {t.hideAddress}
            </Button>
          }
        />
      </Suspense>
    </div>
  );
}
