import { showToast, TOAST_MS } from "@/components/ui/toast";

/** Shows the message of specification 12.4, in its English with a Spanish sentence under it, for its whole time, and goes on to the next page. */
export function leaveFor(address: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(address), TOAST_MS);
}
