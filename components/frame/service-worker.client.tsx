"use client";

import { useEffect } from "react";

/** First interactions. */
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Registers `public/sw.js` after the first interaction, since installing it competes with rendering on slow phones. Not in
 * development.
 */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    const ending = new AbortController();
    const register = () => {
      ending.abort();
      navigator.serviceWorker.register("/sw.js").catch((error: unknown) => console.warn("no service worker:", error));
    };
    for (const sign of SIGNS) window.addEventListener(sign, register, { passive: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
  return null;
}
