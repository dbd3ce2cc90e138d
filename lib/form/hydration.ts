/** Event that a form dispatches once it is hydrated, if its code is loaded late. */
export const FORM_HYDRATED = "form-hydrated";

export const sayFormHydrated = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));
