"use client";

import { useEffect } from "react";

const isBelowWindow = (entry: Element) =>
  !window.matchMedia("(width >= 64rem)").matches &&
  (entry.firstElementChild?.getBoundingClientRect().bottom ?? 0) > window.innerHeight;

/** Opens the entry that the address names, as `#District_1`, in browsers that do not open closed details themselves. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const entry = target?.closest("details");
      if (!entry || entry.open) return;
      entry.open = true;
      target?.scrollIntoView();
    };
    open();
    const first = document.querySelector<HTMLDetailsElement>(".tab-panels > details[open]");
    if (!window.location.hash && first && isBelowWindow(first)) first.open = false;
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return null;
}
