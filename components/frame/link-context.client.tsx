"use client";

import { useEffect } from "react";
import { linkWithContext } from "@/lib/link-context";
import type { FrameData } from "./data";

const QUOTE = "#contenido a[data-quote]";

/** Adds the page to return to, or the product to quote, to a link when it is pressed (lib/link-context.ts). */
export function AddContextToLinks({ urls }: Pick<FrameData, "urls">) {
  useEffect(() => {
    /** By link, its address before and after. One that has another address since was rendered anew. */
    const extended = new WeakMap<Element, { href: string; url: string }>();
    const pressed = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link) return;
      const current = link.getAttribute("href") ?? "";
      const earlier = extended.get(link);
      const href = earlier?.url === current ? earlier.href : current;
      const quote = document.querySelector(QUOTE)?.getAttribute("href") ?? undefined;
      const named = document.querySelector("link[rel=canonical]");
      const canonical = named instanceof HTMLLinkElement ? new URL(named.href).pathname : undefined;
      const { pathname, search, hash } = window.location;
      const page = { pathname, search, hash, canonical, quote };
      const url = linkWithContext({ href, returnTo: link.dataset.return }, page, urls);
      if (url === undefined) return;
      extended.set(link, { href, url });
      link.href = url;
    };
    const listeners = new AbortController();
    for (const press of ["click", "auxclick"] as const)
      document.addEventListener(press, pressed, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [urls]);
  return null;
}
