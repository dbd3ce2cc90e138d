/** The event on a form whose code comes later than its page's that says that it answers now. */
export const FORM_HYDRATED = "form-hydrated";

/** Says so of a form. */
export const sayFormHydrated = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));
