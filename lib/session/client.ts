import { useSyncExternalStore } from "react";
import { cookieIn, parseVisitor, SESSION_COOKIES, type Visitor } from "./index";

const CHANGE = "session-change";

let lastCookies = "";
let lastVisitor: Visitor | undefined;

/** Cached, since store snapshots must be stable. */
function currentVisitor(): Visitor | undefined {
  if (document.cookie !== lastCookies) {
    lastCookies = document.cookie;
    lastVisitor = parseVisitor(lastCookies);
  }
  return lastVisitor;
}

function onSessionChange(react: () => void): () => void {
  const events = [CHANGE, "focus", "pageshow"];
  for (const name of events) window.addEventListener(name, react);
  return () => {
    for (const name of events) window.removeEventListener(name, react);
  };
}

/** Undefined on the server, for guests and before hydration. */
export function useVisitor(): Visitor | undefined {
  return useSyncExternalStore(onSessionChange, currentVisitor, () => undefined);
}

export const userIdNow = (): string | undefined => cookieIn(document.cookie, SESSION_COOKIES.userId) || undefined;

let userIdOfPage = typeof document === "undefined" ? undefined : userIdNow();

/** The member that the page was rendered for, or who logged in on it. */
export const pageMember = (): string | undefined => userIdOfPage;

/** Whether another member has logged in meanwhile, in another tab. */
export const hasMemberChanged = (): boolean => userIdOfPage !== undefined && userIdNow() !== userIdOfPage;

export function announceSessionChange(): void {
  userIdOfPage = userIdNow();
  window.dispatchEvent(new Event(CHANGE));
}
