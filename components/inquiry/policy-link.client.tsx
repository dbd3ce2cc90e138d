"use client";

import { Suspense, startTransition, useState } from "react";
import { lazily } from "@/components/ui/lazily";

const PolicyDialog = lazily(() => import("./policy-dialog.client"));

export type PolicyCopy = Record<"title" | "cancel" | "continue" | "loading" | "failed" | "open", string>;

type Props = { href: string; label: string; copy: PolicyCopy; onContinue?: () => void };

/** The consent line: pressed, it opens the privacy policy over the page (specification 12.2). Without a script it leads to it. */
export function PolicyLink({ href, label, copy, onContinue }: Props) {
  const [isOpen, setOpen] = useState(false);
  // In spare time: the press itself is drawn first.
  const open = (isWanted: boolean) => startTransition(() => setOpen(isWanted));
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open(true);
        }}
        className="font-semibold text-brand underline underline-offset-2 hover:text-brand-strong"
      >
        {label}
      </a>
      {isOpen && (
        <Suspense>
          <PolicyDialog
            href={href}
            copy={copy}
            onClose={() => open(false)}
            onContinue={() => {
              open(false);
              onContinue?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
