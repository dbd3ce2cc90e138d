"use client";

import { type ReactNode, Suspense } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { Problem } from "@/components/ui/problem";
import { PURCHASE_ORDER_MAX } from "@/lib/contract/limits";
import { money } from "@/lib/format";
import { volumeLabel, weightLabel } from "@/lib/landing/load-labels";
import { allLines } from "@/lib/order";
import type { CheckoutSelection } from "@/lib/order/selection";
import type { CheckoutCopy } from "./checkout-copy";
import { ADDRESS_FORM } from "./new-address.client";
import { SelectionFields } from "./selection-fields";
import { TotalBar } from "./total-bar";
import type { Checkout } from "./use-checkout";

const LandedTotal = lazily(() => import("@/components/landing/landed-total.client"));

type Props = {
  checkout: Checkout;
  selection: CheckoutSelection;
  formId: string;
  action: string;
  orderKey: string;
  hiddenInputs: ReactNode;
  buyer: ReactNode;
  needsApproval: boolean;
  remoteDepartmentNote: string | undefined;
  copy: CheckoutCopy;
  saveAddressLabel: string;
};

export function CheckoutSummary({
  checkout,
  selection,
  formId,
  action,
  orderKey,
  hiddenInputs,
  buyer,
  needsApproval,
  remoteDepartmentNote,
  copy,
  saveAddressLabel,
}: Props) {
  const t = needsApproval ? { ...copy, confirm: copy.confirmApproval, terms: copy.termsApproval } : copy;
  const { preview, state, addressId, isPending, confirm } = checkout;
  const isTypingFirstAddress = checkout.isAddressFormOpen && !addressId;
  const isBusy = state.kind === "placing";
  const total = isPending ? "—" : money(preview.total);
  return (
    <>
      <aside
        aria-labelledby="resumen"
        className="flex w-full flex-col gap-3 self-start rounded-block border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-24"
      >
        <h2 id="resumen" className="text-lg">
          {t.summary}
        </h2>
        <CargoFacts preview={preview} copy={t} />
        <p role="status" className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <span>{t.total}</span>
          <strong className="whitespace-nowrap text-xl tabular-nums">{total}</strong>
        </p>
        <Landed checkout={checkout} note={t.landedNote} />
        {remoteDepartmentNote && <p className="text-xs font-semibold">{remoteDepartmentNote}</p>}
        {buyer}
        <PurchaseOrder checkout={checkout} formId={formId} copy={t} />
        {(state.kind === "refused" || state.kind === "unknown") && (
          // Scrolled into view: the button of ConfirmBar may be far away.
          <div ref={scrollIntoCenter}>
            {state.kind === "refused" ? (
              <Problem {...(state.hasChanged && { title: t.changed })}>{state.text}</Problem>
            ) : (
              <Problem>{t.unknown}</Problem>
            )}
          </div>
        )}
        <form
          id={formId}
          action={action}
          method="post"
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          {hiddenInputs}
          <input type="hidden" name="intent" value="place" />
          <input type="hidden" name="key" value={orderKey} />
          <input type="hidden" name="expected_total" value={preview.total} />
          <SelectionFields selection={selection} />
          <div className="max-lg:hidden">
            {isTypingFirstAddress ? (
              <Button type="submit" form={ADDRESS_FORM} size="lg" className="w-full">
                {saveAddressLabel}
              </Button>
            ) : (
              <Confirm checkout={checkout} formId={formId} copy={t} />
            )}
          </div>
        </form>
        {isPending && <p className="text-sm font-semibold text-accent-strong">{t.pendingQuantity}</p>}
        {!addressId && <p className="text-sm font-semibold">{t.needsAddress}</p>}
        <p className="text-xs text-muted">{t.terms}</p>
      </aside>
      {!isTypingFirstAddress && <ConfirmBar total={total} checkout={checkout} formId={formId} copy={t} />}
    </>
  );
}

function CargoFacts({ preview, copy: t }: { preview: Checkout["preview"]; copy: CheckoutCopy }) {
  const facts = [
    { label: t.weight, value: preview.weight_kg, write: weightLabel },
    { label: preview.volume_guessed ? t.volumeGuessed : t.volume, value: preview.volume_m3, write: volumeLabel },
  ];
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {facts.map(
        ({ label, value, write }) =>
          value !== undefined && (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-nowrap tabular-nums">{write(value)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const scrollIntoCenter = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

type PartProps = Pick<Props, "checkout" | "formId" | "copy">;
type ConfirmProps = PartProps & { isShort?: boolean };

function PurchaseOrder({ checkout, formId, copy: t }: PartProps) {
  return (
    <Field id="orden-de-compra" label={t.purchaseOrder} optional={t.optional} hint={t.purchaseOrderHint}>
      <input
        {...controlProps("orden-de-compra", { hint: t.purchaseOrderHint, error: undefined })}
        form={formId}
        name="purchase_order"
        value={checkout.purchaseOrder}
        maxLength={PURCHASE_ORDER_MAX}
        autoComplete="off"
        onChange={({ currentTarget }) => checkout.writePurchaseOrder(currentTarget.value)}
        className={`${FIELD_LOOK} h-11`}
      />
    </Field>
  );
}

function ConfirmBar({ total, ...confirm }: PartProps & { total: string }) {
  return (
    <TotalBar label={confirm.copy.unpaid} total={total}>
      <div>
        <Confirm {...confirm} isShort />
      </div>
    </TotalBar>
  );
}

function Landed({ checkout: { preview, isPending }, note }: Pick<Props, "checkout"> & { note: string }) {
  if (isPending) return null;
  return (
    <Suspense>
      <LandedTotal lines={allLines(preview.shops)} note={note} terms={preview.agreed?.trade_terms} />
    </Suspense>
  );
}

/** Submits the form with the id `formId`, also from outside of it. Without an address it is a link to the section of addresses. */
function Confirm({ checkout, formId, copy: t, isShort = false }: ConfirmProps) {
  const { preview, state, addressId, isPending, openAddressForm } = checkout;
  const isBusy = state.kind === "placing";
  if (!addressId)
    return (
      <ButtonLink href="#entrega" size="lg" className="w-full" aria-label={t.firstAddress} onClick={openAddressForm}>
        {isShort ? (
          <>
            <Icon name="plus" size={18} />
            {t.firstAddressShort}
          </>
        ) : (
          t.firstAddress
        )}
      </ButtonLink>
    );
  return (
    <Button
      type="submit"
      form={formId}
      size={isShort ? "md" : "lg"}
      className="w-full"
      disabled={preview.shops.length === 0 || preview.refused.length > 0 || isPending}
      aria-disabled={isBusy}
      aria-label={isShort && !isBusy ? t.confirm : undefined}
    >
      {isBusy ? t.confirming : isShort ? t.confirmShort : t.confirm}
    </Button>
  );
}
