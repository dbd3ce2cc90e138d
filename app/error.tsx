"use client";

import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import t from "@/messages/error.json";

/** What a person sees when a page could not be made; the digest finds the error in the log. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <Page>
      <div className="flex flex-col items-start gap-4 pt-6">
        <h1 className="text-hero">{t.failedTitle}</h1>
        <p className="max-w-prose text-muted">{t.failedText}</p>
        <Button onClick={reset}>{t.retry}</Button>
        {error.digest && <p className="text-xs text-muted">{error.digest}</p>}
      </div>
    </Page>
  );
}
