import { showToast } from "@/components/ui/toast";

/** As long as it takes to see the message before the page changes. */
const SEEN_MS = 900;

/** Shows the message of specification 12.4, in its English with a Spanish sentence under it, and goes on to the next page. */
export function leaveFor(address: string, { title, text }: { title: string; text: string }): void {
  showToast({ title, lang: "en", text });
  setTimeout(() => window.location.assign(address), SEEN_MS);
}
