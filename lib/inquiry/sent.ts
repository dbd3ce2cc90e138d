import { idOf } from "@/lib/id";

const SENT = "@InquirySent";

/** Remembers in this tab which request was sent last. */
export function keepSent(id: string): void {
  try {
    window.sessionStorage.setItem(SENT, id);
  } catch {
    // Full or blocked: the page after it then shows no number.
  }
}

/** The request that this tab sent last. */
export function readSent(): string | undefined {
  try {
    return idOf(window.sessionStorage.getItem(SENT));
  } catch {
    return undefined;
  }
}
