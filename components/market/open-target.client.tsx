"use client";

import { useEffect } from "react";

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
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return null;
}
