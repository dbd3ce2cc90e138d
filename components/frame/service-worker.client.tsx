"use client";

import { useEffect } from "react";

/** What a person who looks at the page does first. */
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Registers `public/sw.js`, which keeps the site usable without a network, once a person is seen to use the page: installing it
 * takes a slow phone's processor, which is wanted for drawing first. Not in development, where files change under their names.
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
