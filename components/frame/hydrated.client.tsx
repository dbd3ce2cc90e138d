"use client";

import { useEffect } from "react";

/** Longest wait for the spare time below, in milliseconds: a tab that nobody looks at has none. */
const PATIENCE = 1000;

/**
 * Marks the document once its islands answer (`html[data-hydrated]`), so that a tester's first press is not lost. The page's main part is
 * taken over after the frame, in turns of its own: that is done when the browser has time to spare.
 */
export function Hydrated() {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.hydrated = "true";
    };
    if (!("requestIdleCallback" in window)) return mark();
    const turn = requestIdleCallback(mark, { timeout: PATIENCE });
    return () => cancelIdleCallback(turn);
  }, []);
  return null;
}
