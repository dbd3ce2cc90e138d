"use client";

import { Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";

const ConfirmDialog = lazily(() => import("@/components/ui/confirm-dialog.client"));

type Words = Record<"accept" | "acceptOf" | "title" | "text" | "cancel" | "confirm" | "failed", string>;

/** Accepts an offer after asking once more; the page is then read anew, with the way to the order. */
export function AcceptOffer({ inquiryId, offerId, words }: { inquiryId: string; offerId: string; words: Words }) {
  const [asks, setAsks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const accept = async () => {
    if (isBusy) return;
    setBusy(true);
    const { acceptOffer, problemText } = await import("@/lib/inquiry/client");
    try {
      await acceptOffer(inquiryId, offerId);
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
          />
        </Suspense>
      )}
    </>
  );
}
