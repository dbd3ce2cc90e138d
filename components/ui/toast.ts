/** A short message over the page. `lang` where the title is not Spanish. */
export type Toast = {
  title: string;
  text?: string;
  lang?: string;
  kind?: "success" | "warning";
  /** Where it leads on. */
  link?: { href: string; label: string };
  /** Milliseconds. */
  duration?: number;
};

/** Default duration of specification 23.10, in milliseconds. */
export const TOAST_MS = 2000;

export const TOAST = "toast";

/** Shows a message in place of the one that is shown now (specification 1.7). For browsers. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(TOAST, { detail: toast }));
}

declare global {
  interface WindowEventMap {
    [TOAST]: CustomEvent<Toast>;
  }
}
