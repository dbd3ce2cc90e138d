import type { ReactNode } from "react";

/** Attributes of a button that opens or closes the dialog `id`; browsers without invoker commands show it as a popover. */
export const dialogButton = (id: string, action: "show" | "hide" = "show") => ({
  popoverTarget: id,
  popoverTargetAction: action,
  commandfor: id,
  command: action === "show" ? "show-modal" : "close",
});

/** A dialog that opens without scripts, modal where the browser can; a sheet from below on a phone. */
export function FormDialog({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  return (
    <dialog
      id={id}
      popover="auto"
      {...{ closedby: "any" }}
      aria-labelledby={labelledBy}
      className="m-auto mb-0 w-full max-w-md rounded-t-block bg-surface p-5 text-ink shadow-pop backdrop:bg-night/60 sm:mb-auto sm:rounded-block sm:p-6"
    >
      {children}
    </dialog>
  );
}
