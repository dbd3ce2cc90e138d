/** Event of the window: the page is hydrated, except for forms that are loaded later (`LateForm`). */
export const HYDRATED = "hydrated";

/** Sets `html[data-hydrated]`, which `whenHydrated`, styles and tests read, and dispatches HYDRATED. */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = "true";
  window.dispatchEvent(new Event(HYDRATED));
}

/** Runs `work` after hydration, so that React does not overwrite what it changes. Returns a cancel function. */
export function whenHydrated(work: () => void): () => void {
  if (document.documentElement.dataset.hydrated) {
    work();
    return () => {};
  }
  window.addEventListener(HYDRATED, work, { once: true });
  return () => window.removeEventListener(HYDRATED, work);
}
