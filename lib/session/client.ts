import { useSyncExternalStore } from "react";
import { readCookie, SESSION_COOKIES, type Visitor, visitorInCookies } from "./index";

const CHANGE = "session-change";

let lastCookies = "";
let lastVisitor: Visitor | undefined;

/** Cached, because the snapshots of `useSyncExternalStore` must be stable. */
function currentVisitor(): Visitor | undefined {
  if (document.cookie !== lastCookies) {
    lastCookies = document.cookie;
    lastVisitor = visitorInCookies(lastCookies);
  }
  return lastVisitor;
}

function onSessionChange(listener: () => void): () => void {
  const events = [CHANGE, "focus", "pageshow"];
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** Undefined on the server, for guests and before hydration. */
export function useVisitor(): Visitor | undefined {
  return useSyncExternalStore(onSessionChange, currentVisitor, () => undefined);
}

export const currentUserId = (): string | undefined => readCookie(document.cookie, SESSION_COOKIES.userId) || undefined;

let pageUserId = typeof document === "undefined" ? undefined : currentUserId();

/** Id of the member whom the page was rendered for, or who logged in on it. */
export const pageMemberId = (): string | undefined => pageUserId;

/** Whether the browser is no longer logged in as the page's member: another tab has logged in or out. */
export const hasMemberChanged = (): boolean => pageUserId !== undefined && currentUserId() !== pageUserId;

export function announceSessionChange(): void {
  pageUserId = currentUserId();
  window.dispatchEvent(new Event(CHANGE));
}
