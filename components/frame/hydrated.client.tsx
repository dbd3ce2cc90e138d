"use client";

import { useEffect } from "react";

/** Marks the document once its islands answer (`html[data-hydrated]`), so that a tester's first press is not lost. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return null;
}
