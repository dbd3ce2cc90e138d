"use client";

import { type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { toCents } from "@/lib/contract/price";
import { fill, money } from "@/lib/format";
import { failureText, unreachable } from "@/lib/http/errors";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type DialogName = "accept" | "acceptOf" | "title" | "text" | "details" | "cancel" | "confirm" | "failed";
type AmountName = "amount" | "amountTotal" | "less" | "more";
type Copy = Record<DialogName | AmountName, string> & QuantityCopy;

type Props = {
  inquiryId: string;
  offerId: string;
  acceptedHref: string;
  /** In the offer's unit; undefined when the member has to choose. */
  quantity: number | undefined;
  minimum: number;
  step: number | undefined;
  /** US dollars per unit; undefined for other currencies. */
  price: number | undefined;
  facts: { label: string; value: string }[];
  chat: ReactNode;
  copy: Copy;
};

export function AcceptOffer({ inquiryId, offerId, acceptedHref, quantity, minimum, step, price, facts, chat, copy }: Props) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const openDialog = async () => {
    await ConfirmDialog.load();
    setDialogOpen(true);
  };
  const [typed, setTyped] = useState(quantity === undefined ? "" : String(quantity));
  const [hasTried, setTried] = useState(false);
  const chosenQuantity = parseQuantity(typed);
  const quantityError = quantityProblem(chosenQuantity, { minimum, step }, copy);

  const accept = async () => {
    setTried(true);
    if (isBusy || chosenQuantity === undefined || quantityError !== undefined) return;
    setBusy(true);
    try {
      const { acceptOffer } = await import("@/lib/inquiry/client").catch(unreachable("inquiry"));
      await acceptOffer(inquiryId, offerId, chosenQuantity);
      window.location.replace(acceptedHref);
    } catch (error) {
      setProblem(failureText(error) || copy.failed);
      setBusy(false);
      setDialogOpen(false);
    }
  };

  return (
    <>
      <Button aria-label={copy.acceptOf} onClick={openDialog}>
        {copy.accept}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-semibold text-accent-strong">
          {problem}
        </p>
      )}
      {isDialogOpen && (
        <Suspense>
          <ConfirmDialog
            title={copy.title}
            text={copy.text}
            copy={copy}
            isBusy={isBusy}
            onCancel={() => setDialogOpen(false)}
            onConfirm={accept}
          >
            <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
            {copy.details && <Details text={copy.details}>{chat}</Details>}
            <QuantityField
              label={copy.amount}
              value={typed}
              quantity={chosenQuantity}
              minimum={minimum}
              step={step}
              copy={copy}
              error={hasTried || typed !== "" ? quantityError : undefined}
              onChange={setTyped}
            />
            {price !== undefined && chosenQuantity !== undefined && quantityError === undefined && (
              <p role="status" className="mt-2 font-semibold tabular-nums">
                {fill(copy.amountTotal, { total: money((toCents(price) * chosenQuantity) / 100) })}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function Details({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mb-2 text-sm [overflow-wrap:anywhere]">
      <p>{text}</p>
      {children}
    </div>
  );
}
