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

/** The request that the address names (`?id=`, from a form without a script), else the one this tab sent last. */
export function readSent(): string | undefined {
  const named = new URLSearchParams(window.location.search).get("id");
  try {
    return idOf(named ?? window.sessionStorage.getItem(SENT));
  } catch {
    return undefined;
  }
}
