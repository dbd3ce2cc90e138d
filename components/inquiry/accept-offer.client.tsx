"use client";

import { Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";
import { QuantityField } from "@/components/ui/quantity-field";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import { centsOf } from "@/lib/contract/price";
import { quantityObstacle } from "@/lib/contract/quantity";
import { fill, money } from "@/lib/format";
import { multiplesLabel } from "@/lib/product";
import { quantityOf } from "@/lib/quantity";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type Name = "accept" | "acceptOf" | "title" | "text" | "cancel" | "confirm" | "failed";
type AmountName = "amount" | "amountTotal" | "less" | "more" | "notWhole" | "minimumIs" | "notMultiple" | "aboveMaximum";
type Words = Record<Name | AmountName, string>;

type Props = {
  inquiryId: string;
  offerId: string;
  /** What was asked for in the offer's unit; nothing where that is for the member to say. */
  quantity: number | undefined;
  minimum: number;
  /** Quantities are multiples of it. */
  step: number | undefined;
  /** US dollars for one of the offer's unit; nothing where the offer is in another currency. */
  price: number | undefined;
  words: Words;
};

/** Accepts an offer after asking once more, and for how many; the page is then read anew, with the way to the order. */
export function AcceptOffer({ inquiryId, offerId, quantity, minimum, step, price, words }: Props) {
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState(quantity === undefined ? "" : String(quantity));
  const [isTold, setTold] = useState(false);
  const meant = quantityOf(typed);
  const wrong = wrongQuantity(meant, { minimum, step }, words);

  const accept = async () => {
    setTold(true);
    if (isBusy || meant === undefined || wrong !== undefined) return;
    setBusy(true);
    const { acceptOffer, problemText } = await import("@/lib/inquiry/client");
    try {
      await acceptOffer(inquiryId, offerId, meant);
      window.location.reload();
    } catch (error) {
      setProblem(problemText(error) || words.failed);
      setBusy(false);
      setAsks(false);
    }
  };

  return (
    <>
      <Button size="sm" aria-label={words.acceptOf} onClick={() => setAsks(true)}>
        {words.accept}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm font-semibold text-accent-strong">
          {problem}
        </p>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            title={words.title}
            text={words.text}
            words={words}
            isBusy={isBusy}
            onCancel={() => setAsks(false)}
            onConfirm={accept}
          >
            <QuantityField
              label={words.amount}
              value={typed}
              quantity={meant}
              minimum={minimum}
              step={step}
              words={words}
              error={isTold || typed !== "" ? wrong : undefined}
              onChange={setTyped}
            />
            {price !== undefined && meant !== undefined && wrong === undefined && (
              <p role="status" className="mt-2 font-semibold tabular-nums">
                {fill(words.amountTotal, { total: money((centsOf(price) * meant) / 100) })}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function wrongQuantity(meant: number | undefined, { minimum, step }: Pick<Props, "minimum" | "step">, words: Words) {
  if (meant === undefined) return words.notWhole;
  if (meant > QUANTITY_MAX) return words.aboveMaximum;
  const obstacle = quantityObstacle(meant, { minimum: Math.max(1, minimum), step });
  return obstacle === "minimum" ? words.minimumIs : obstacle && fill(words.notMultiple, multiplesLabel(meant, step));
}
