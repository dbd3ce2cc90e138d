"use client";

import { useEffect } from "react";

const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/** Registered after the first interaction, which may precede this late part: installing competes with rendering on slow phones. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const ending = new AbortController();
    const register = () => {
      ending.abort();
      navigator.serviceWorker.register("/sw.js").catch((error: unknown) => console.warn("no service worker:", error));
    };
    if (navigator.userActivation?.hasBeenActive) register();
    for (const sign of SIGNS) window.addEventListener(sign, register, { passive: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
  return null;
}
