"use client";

import { Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field.client";
import { toCents } from "@/lib/contract/price";
import { fill, money } from "@/lib/format";
import { parseQuantity, type QuantityCopy, quantityProblem } from "@/lib/quantity";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type Name = "accept" | "acceptOf" | "title" | "text" | "cancel" | "confirm" | "failed";
type AmountName = "amount" | "amountTotal" | "less" | "more";
type Copy = Record<Name | AmountName, string> & QuantityCopy;

type Props = {
  inquiryId: string;
  offerId: string;
  /** In the offer's unit; undefined when the member has to choose. */
  quantity: number | undefined;
  minimum: number;
  step: number | undefined;
  /** US dollars per unit; undefined for other currencies. */
  price: number | undefined;
  copy: Copy;
};

export function AcceptOffer({ inquiryId, offerId, quantity, minimum, step, price, copy }: Props) {
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [inputText, setTyped] = useState(quantity === undefined ? "" : String(quantity));
  const [isTold, setTold] = useState(false);
  const parsedQuantity = parseQuantity(inputText);
  const wrong = quantityProblem(parsedQuantity, { minimum, step }, copy);

  const accept = async () => {
    setTold(true);
    if (isBusy || parsedQuantity === undefined || wrong !== undefined) return;
    setBusy(true);
    const { acceptOffer, failureText } = await import("@/lib/inquiry/client");
    try {
      await acceptOffer(inquiryId, offerId, parsedQuantity);
      window.location.reload();
    } catch (error) {
      setProblem(failureText(error) || copy.failed);
      setBusy(false);
      setAsks(false);
    }
  };

  return (
    <>
      <Button aria-label={copy.acceptOf} onClick={() => setAsks(true)}>
        {copy.accept}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-semibold text-accent-strong">
          {problem}
        </p>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            title={copy.title}
            text={copy.text}
            copy={copy}
            isBusy={isBusy}
            onCancel={() => setAsks(false)}
            onConfirm={accept}
          >
            <QuantityField
              label={copy.amount}
              value={inputText}
              quantity={parsedQuantity}
              minimum={minimum}
              step={step}
              copy={copy}
              error={isTold || inputText !== "" ? wrong : undefined}
              onChange={setTyped}
            />
            {price !== undefined && parsedQuantity !== undefined && wrong === undefined && (
              <p role="status" className="mt-2 font-semibold tabular-nums">
                {fill(copy.amountTotal, { total: money((toCents(price) * parsedQuantity) / 100) })}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
