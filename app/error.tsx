"use client";

import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import t from "@/messages/failed.json";

/** Shown after an error in the browser or on the server. An error of the server has a digest, with which it is logged there. */
export default function PageError({ error }: { error: Error & { digest?: string } }) {
  return (
    <Page>
      <div className="flex flex-col items-start gap-4 pt-6">
        <h1 className="text-hero">{t.title}</h1>
        <p className="max-w-prose text-muted">{t.text}</p>
        <ButtonLink href="">{t.retry}</ButtonLink>
        {error.digest && <p className="text-xs text-muted">{error.digest}</p>}
      </div>
    </Page>
  );
}
