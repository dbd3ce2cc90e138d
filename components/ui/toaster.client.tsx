"use client";

import { useEffect, useRef, useState } from "react";
import { TOAST, TOAST_MS, type Toast } from "./toast";

const LOOKS = { success: "bg-ink text-inverse", warning: "bg-gold-soft text-ink ring-1 ring-gold" } as const;

/** One message at a time, 40 px from the top (specification 1.7), in a permanent live region. A popover, to be above dialogs. */
export function Toaster() {
  const [toast, setToast] = useState<Toast>();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = ({ detail }: WindowEventMap[typeof TOAST]) => {
      // Moves it above dialogs opened since.
      region.current?.hidePopover();
      region.current?.showPopover();
      setToast({ ...detail });
    };
    region.current?.showPopover();
    window.addEventListener(TOAST, show);
    return () => window.removeEventListener(TOAST, show);
  }, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), toast.duration ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <div ref={region} popover="manual" role="status" className="toast-region">
      {toast && (
        <div className={`rounded-control px-4 py-3 text-sm shadow-pop ${LOOKS[toast.kind ?? "success"]}`}>
          <p lang={toast.lang} className="font-semibold">
            {toast.title}
          </p>
          {toast.text && <p className="mt-0.5">{toast.text}</p>}
          {toast.link && (
            <a href={toast.link.href} className="mt-1 inline-flex min-h-11 items-center font-semibold underline">
              {toast.link.label}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
