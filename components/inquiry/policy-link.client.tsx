"use client";

import { Suspense, startTransition, useState } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { lazily } from "@/components/ui/lazily";
import type { PolicyCopy } from "./policy-dialog.client";

const PolicyDialog = lazily(() => import("./policy-dialog.client"));

type Props = { href: string; label: string; copy: PolicyCopy; className?: string; onContinue?: () => void };

const LINE = "inline-block font-semibold text-brand underline max-lg:py-3 underline-offset-2 hover:text-brand-strong";

/** Opens the policy in a dialog (specification 12.2). Without scripts it is a plain link. */
export function PolicyLink({ href, label, copy, className = LINE, onContinue }: Props) {
  const [isOpen, setOpen] = useState(false);
  // A transition, so that the pressed state is painted first.
  const open = (isWanted: boolean) => startTransition(() => setOpen(isWanted));
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        onClick={async (event) => {
          if (asksForTab(event)) return;
          event.preventDefault();
          await PolicyDialog.load();
          open(true);
        }}
        className={className}
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
