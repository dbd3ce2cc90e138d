"use client";

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { useCallback } from "react";
import useSWRImmutable from "swr/immutable";
import { Button } from "@/components/ui/button";

export type PolicyCopy = Record<"title" | "cancel" | "continue" | "loading" | "failed" | "open", string>;

type Props = { href: string; copy: PolicyCopy; onClose: () => void; onContinue: () => void };

/** Uses XMLHttpRequest, which returns a parsed document: Trusted Types forbid parsing text as HTML (ADR 35). */
function readPage(href: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", href);
    request.responseType = "document";
    request.onload = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`the policy answered ${request.status}`));
    };
    request.onerror = () => reject(new Error("the policy did not answer"));
    request.send();
  });
}

async function policyParts(href: string): Promise<Element[]> {
  const parts = [...(await readPage(href)).querySelectorAll("article section")];
  if (parts.length === 0) throw new Error("the policy has no text");
  return parts;
}

export default function PolicyDialog({ href, copy, onClose, onContinue }: Props) {
  const { data: parts, error } = useSWRImmutable(href, policyParts, {
    shouldRetryOnError: false,
    onError: (reason: unknown) => console.warn("the policy is only on its own page:", reason),
  });
  const showParts = useCallback(
    (element: HTMLElement | null) => {
      if (parts) element?.replaceChildren(...parts.map((part) => document.importNode(part, true)));
    },
    [parts],
  );

  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-night/60" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-4">
        <DialogPanel className="flex max-h-[90dvh] w-full max-w-2xl flex-col rounded-t-block bg-surface shadow-pop sm:rounded-block">
          <DialogTitle className="border-b border-line p-5 text-title">{copy.title}</DialogTitle>
          <div className="min-h-40 flex-1 overflow-auto p-5 text-sm leading-6">
            {!parts && !error && <p role="status">{copy.loading}</p>}
            {error && !parts && (
              <p role="alert">
                {copy.failed}{" "}
                <a href={href} target="_blank" rel="noopener" className="font-semibold text-brand underline">
                  {copy.open}
                </a>
              </p>
            )}
            <div ref={showParts} className="flex flex-col gap-6" />
          </div>
          <div className="flex justify-end gap-2 border-t border-line p-4">
            <Button variant="secondary" lang="en" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button lang="en" onClick={onContinue} data-autofocus>
              {copy.continue}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
