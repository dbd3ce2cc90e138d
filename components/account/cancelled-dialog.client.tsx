"use client";

import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";

type Props = { copy: Record<"done" | "doneText" | "home", string> };

/** The end of an account, over the settings that are nobody's now. It leads home and cannot be closed. */
export function CancelledDialog({ copy }: Props) {
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onCancel={(event) => event.preventDefault()}
      aria-labelledby="cuenta-cancelada"
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-block bg-surface p-6 shadow-pop backdrop:bg-night/40"
    >
      <h2 id="cuenta-cancelada" className="text-title">
        {copy.done}
      </h2>
      <p className="mt-2 text-sm text-muted">{copy.doneText}</p>
      <ButtonLink href={routes.home} className="mt-5 w-full">
        {copy.home}
      </ButtonLink>
    </dialog>
  );
}
