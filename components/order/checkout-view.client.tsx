"use client";

import type { ReactNode } from "react";
import { type CheckoutTeam, CheckoutTeamChoice } from "@/components/team/checkout-team.client";
import { Flash } from "@/components/ui/flash";
import { lineKey } from "@/lib/contract/line-key";
import { fill } from "@/lib/format";
import type { Preview } from "@/lib/order";
import type { CheckoutInput } from "@/lib/order/checkout-form";
import { type CheckoutSelection, withoutLine } from "@/lib/order/selection";
import { routes } from "@/lib/routes";
import { needsApproval } from "@/lib/team";
import { AddressChoice, type ShownAddress } from "./address-choice.client";
import type { CheckoutCopy } from "./checkout-copy";
import { CheckoutShop } from "./checkout-shop.client";
import { CheckoutSummary } from "./checkout-summary.client";
import { NewAddress, type NewAddressForm } from "./new-address.client";
import { type Checkout, useCheckout } from "./use-checkout";

type Props = {
  selection: CheckoutSelection;
  initial: Preview;
  addresses: ShownAddress[];
  posted: CheckoutInput | undefined;
  team: CheckoutTeam | undefined;
  copy: CheckoutCopy;
  action: string;
  /** Idempotency key of the form when it is posted without scripts. */
  orderKey: string;
  newAddress: NewAddressForm;
  hidden: ReactNode;
  buyer: ReactNode;
  teamBuyer: ReactNode;
};

const FORM = "confirmar";
const orderHref = (orderNo: string) => `${routes.payOrder(orderNo)}?done=stored`;

export function CheckoutView({
  selection,
  initial,
  addresses,
  posted,
  team,
  copy: t,
  action,
  orderKey,
  newAddress,
  hidden,
  buyer,
  teamBuyer,
}: Props) {
  const checkout = useCheckout({ selection, initial, addresses, posted, teamId: team?.id, orderHref });
  const { preview, formerPrices, notes, state } = checkout;
  // A URL that names an address wins over the tab's storage, so links must name the chosen one. Otherwise the storage has it.
  const currentSelection: CheckoutSelection = { ...selection, ...(selection.address_id && { address_id: checkout.addressId }) };
  const remote = addresses.find(({ id }) => id === checkout.addressId)?.remote;
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-8">
        {state.kind === "gone" && <Gone text={`${state.text} ${t.goneText}`} copy={t} />}
        {preview.refused.length > 0 && (
          <Refused refused={preview.refused} selection={currentSelection} copyEntriesTo={checkout.copyEntriesTo} copy={t} />
        )}
        {team && (
          <CheckoutTeamChoice
            team={team}
            chosen={checkout.team}
            onChoose={checkout.chooseTeam}
            total={preview.total}
            form={FORM}
          />
        )}
        <Delivery addresses={addresses} checkout={checkout} copy={t}>
          <NewAddress form={newAddress} selection={selection} isFirst={addresses.length === 0} checkout={checkout} copy={t} />
        </Delivery>
        {preview.shops.length > 0 && (
          <section aria-labelledby="productos" className="flex flex-col gap-3">
            <h2 id="productos" className="text-lg">
              {t.products}
            </h2>
            {preview.shops.map((shop) => (
              <CheckoutShop
                key={shop.shop_id}
                shop={shop}
                formerPrices={formerPrices}
                note={notes[shop.shop_id] ?? ""}
                onNote={(note) => checkout.writeNote(shop.shop_id, note)}
                form={FORM}
                selection={currentSelection}
                action={action}
                checkout={checkout}
                copy={t}
              />
            ))}
          </section>
        )}
      </div>
      <CheckoutSummary
        checkout={checkout}
        selection={selection}
        formId={FORM}
        action={action}
        orderKey={orderKey}
        hiddenInputs={hidden}
        buyer={checkout.team ? teamBuyer : buyer}
        needsApproval={Boolean(checkout.team) && needsApproval(preview.total, team?.approve_above)}
        remoteDepartmentNote={remote && fill(t.remote, { department: remote })}
        copy={t}
        saveAddressLabel={newAddress.copy.form.save}
      />
    </div>
  );
}

const Gone = ({ text, copy: t }: { text: string; copy: CheckoutCopy }) => (
  <Flash kind="problem" text={text}>
    <a href={routes.orders} className="inline-flex min-h-11 items-center underline">
      {t.orders}
    </a>
  </Flash>
);

type DeliveryProps = { addresses: ShownAddress[]; checkout: Checkout; copy: CheckoutCopy; children: ReactNode };

function Delivery({ addresses, checkout, copy: t, children }: DeliveryProps) {
  return (
    <section aria-labelledby="entrega" className="flex flex-col gap-3">
      <h2 id="entrega" className="text-lg">
        {t.address}
      </h2>
      {addresses.length > 0 ? (
        <AddressChoice addresses={addresses} chosen={checkout.addressId} onChoose={checkout.chooseAddress} form={FORM} copy={t} />
      ) : (
        <p className="text-sm text-muted">{t.noAddress}</p>
      )}
      {children}
    </section>
  );
}

const WAY = "inline-flex min-h-11 items-center font-semibold underline";

type RefusedProps = {
  refused: Preview["refused"];
  selection: CheckoutSelection;
  copyEntriesTo: (selection: CheckoutSelection) => void;
  copy: CheckoutCopy;
};

function Refused({ refused, selection, copyEntriesTo, copy: t }: RefusedProps) {
  return (
    <section aria-labelledby="rechazados" className="rounded-card bg-accent-soft p-4 text-sm text-accent-strong">
      <h2 id="rechazados" className="text-base">
        {t.refused}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {refused.map((line) => {
          const remaining = withoutLine(selection, line);
          return (
            <li key={lineKey(line)} className="py-2 [overflow-wrap:anywhere]">
              {line.name && <strong>{line.name}: </strong>}
              {line.reason}
              <span className="flex flex-wrap gap-x-4">
                {remaining && (
                  <a href={routes.checkoutFor(remaining)} onClick={() => copyEntriesTo(remaining)} className={WAY}>
                    {t.takeOut}
                    <span className="sr-only"> {line.name}</span>
                  </a>
                )}
                <a href={routes.product(line.product_id)} className={WAY}>
                  {t.seeProduct}
                  <span className="sr-only"> {line.name}</span>
                </a>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2">{t.refusedText}</p>
      {selection.cart_ids && (
        <a href={routes.cart} className={WAY}>
          {t.backToCart}
        </a>
      )}
    </section>
  );
}
