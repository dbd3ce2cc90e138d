import { showToast } from "@/components/ui/toast.client";
import { isShownByPage } from "@/lib/http/refusal-event.client";

const FAILURE_MS = 3000;

const LINK_MS = 6000;

export const notify = (title: string) => showToast({ title });

type Link = { href: string; label: string };

export const notifyWithLink = (title: string, link: Link, text?: string) =>
  showToast({ title, ...(text && { text }), link, duration: LINK_MS });

export const warnWithLink = (title: string, link: Link, text: string) =>
  showToast({ title, text, link, kind: "warning", duration: LINK_MS });

export const warn = (title: string) => showToast({ title, kind: "warning", duration: FAILURE_MS });

/** Tells of a failure, unless the page has shown the error already. */
export function notifyFailure(title: string, error: unknown): void {
  console.warn(title, error);
  if (!isShownByPage(error)) warn(title);
}
