/** Event of a form whose code was loaded late, when it is hydrated. */
export const FORM_HYDRATED = "form-hydrated";

export const sayFormHydrated = (form: HTMLFormElement): unknown =>
  form.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));
