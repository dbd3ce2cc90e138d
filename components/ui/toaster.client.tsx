"use client";

import { useEffect, useRef, useState } from "react";
import { TOAST, TOAST_MS, type Toast } from "./toast.client";
import { useWindowEvents } from "./use-window-events";

const ID = "mensajes";
const EVENTS = [TOAST] as const;
const LOOKS = { success: "bg-ink text-inverse", warning: "bg-gold-soft text-ink ring-1 ring-gold" } as const;

function openPopover(element: HTMLElement | null): void {
  element?.showPopover?.();
}

/**
 * Shows one message at a time in a permanent live region (specification 1.7), 40 px from the top. A message with a link stays longer and
 * therefore stands 40 px from the bottom, where it covers less. The region is a popover, to be above dialogs.
 */
export function Toaster() {
  const [toast, setToast] = useState<Toast>();

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if ("showPopover" in HTMLElement.prototype) return;
    import("./popovers.client").then(
      ({ drivePopovers }) => drivePopovers(),
      (error: unknown) => console.warn("menus stay closed:", error),
    );
  }, []);

  useWindowEvents(EVENTS, ({ detail }) => {
    // Moves the region above dialogs that were opened after it.
    const region = document.getElementById(ID);
    region?.hidePopover?.();
    openPopover(region);
    setToast({ ...detail });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setToast(undefined), detail.duration ?? TOAST_MS);
  });

  return (
    <div ref={openPopover} id={ID} popover="manual" role="status" className="toast-region">
      {toast && (
        <div className={`rounded-control px-4 py-3 text-sm shadow-pop ${LOOKS[toast.kind ?? "success"]}`}>
          <p lang={toast.lang} className="font-semibold">
            {toast.title}
          </p>
          {toast.text && <p className={toast.link && !toast.kind ? "line-clamp-1" : "mt-0.5"}>{toast.text}</p>}
          {toast.link && (
            <a href={toast.link.href} className="inline-flex min-h-11 max-lg:-my-2 items-center font-semibold underline">
              {toast.link.label}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
