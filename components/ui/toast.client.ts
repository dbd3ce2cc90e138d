export type Toast = {
  title: string;
  text?: string;
  lang?: string;
  kind?: "success" | "warning";
  link?: { href: string; label: string };
  duration?: number;
};

/** Specification 23.10. */
export const TOAST_MS = 2000;

export const TOAST = "toast";

/** Replaces the current message (specification 1.7). */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent(TOAST, { detail: toast }));
}

declare global {
  interface WindowEventMap {
    [TOAST]: CustomEvent<Toast>;
  }
}
