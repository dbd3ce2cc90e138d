/** The event on the window that says that everything on this page answers, but for forms whose code comes later. */
export const HYDRATED = "hydrated";

/** Says so of the page: by the event, and by `html[data-hydrated]` to testers, whose first press would be lost before. */
export function sayHydrated(): void {
  document.documentElement.dataset.hydrated = "true";
  window.dispatchEvent(new Event(HYDRATED));
}

/** Does something to the page's own elements once React is done with them; answers how to change one's mind. */
export function whenHydrated(work: () => void): () => void {
  if (document.documentElement.dataset.hydrated) {
    work();
    return () => {};
  }
  window.addEventListener(HYDRATED, work, { once: true });
  return () => window.removeEventListener(HYDRATED, work);
}
