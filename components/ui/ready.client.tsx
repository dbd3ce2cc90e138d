"use client";

import { useEffect } from "react";

const READY = "page-ready";

/** Says that the page's own content is hydrated, which happens apart from the frame around it, and later. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
    window.dispatchEvent(new Event(READY));
  }, []);
  return null;
}

/** Does something to the page's own elements once React is done with them; answers how to change one's mind. */
export function whenReady(work: () => void): () => void {
  if (document.documentElement.dataset.ready) {
    work();
    return () => {};
  }
  window.addEventListener(READY, work, { once: true });
  return () => window.removeEventListener(READY, work);
}
