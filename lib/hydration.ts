/** The event on the window that says that everything on this page answers, but for forms whose code comes later. */
export const HYDRATED = "hydrated";

/** The event on such a form that says that it answers now. */
export const FORM_HYDRATED = "form-hydrated";

/** Says so of the page: by the event, and by `html[data-hydrated]` to testers, whose first press would be lost before. */
export function sayHydrated(): void {
  document.documentElement.dataset.hydrated = "true";
  window.dispatchEvent(new Event(HYDRATED));
}

/** Says so of a form. */
export const sayFormHydrated = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));

/** Does something to the page's own elements once React is done with them; answers how to change one's mind. */
export function whenHydrated(work: () => void): () => void {
  if (document.documentElement.dataset.hydrated) {
    work();
    return () => {};
  }
  window.addEventListener(HYDRATED, work, { once: true });
  return () => window.removeEventListener(HYDRATED, work);
}
