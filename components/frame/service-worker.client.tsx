"use client";

import { useEffect } from "react";
import { afterLoad } from "@/lib/after-load";

/** Registers `public/sw.js`, which keeps the site usable without a network. Not in development, where files change under their names. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    return afterLoad(() => {
      navigator.serviceWorker.register("/sw.js").catch((error: unknown) => console.warn("no service worker:", error));
    });
  }, []);
  return null;
}
