import { showToast } from "@/components/ui/toast";
import { isTold } from "@/lib/http/refusal-event";

const FAILURE_MS = 3000;

/** Long enough to read it and to follow its link. */
const LINK_MS = 6000;

/** Says that something was done. */
export const notify = (title: string) => showToast({ title });

/** Says that something was done, with the way on. */
export const notifyWithLink = (title: string, link: { href: string; label: string }) =>
  showToast({ title, link, duration: LINK_MS });

/** Says that something could not be done, or not whole. */
export const warn = (title: string) => showToast({ title, kind: "warning", duration: FAILURE_MS });

/** Says that something failed, unless the page has said it already in the words of the refusal. */
export function notifyFailure(title: string, error: unknown): void {
  console.warn(title, error);
  if (!isTold(error)) warn(title);
}
