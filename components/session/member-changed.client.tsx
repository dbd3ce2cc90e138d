"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { hasMemberChanged } from "@/lib/session/client";

const RETURN_EVENTS = ["focus", "pageshow", "visibilitychange"] as const;

/** Covers a member's page until it is reloaded, once another tab has logged in as somebody else or logged out. */
export function MemberChanged({ copy }: { copy: { other: string; reload: string } }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useWindowEvents(RETURN_EVENTS, () => {
    if (hasMemberChanged() && !dialog.current?.open) dialog.current?.showModal();
  });

  return (
    <dialog
      ref={dialog}
      aria-label={copy.other}
      onCancel={(event) => event.preventDefault()}
      className="m-auto max-w-sm rounded-block bg-surface p-6 shadow-pop backdrop:bg-night/40"
    >
      <p className="mb-4 font-semibold">{copy.other}</p>
      <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
    </dialog>
  );
}
