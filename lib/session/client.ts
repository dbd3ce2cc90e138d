import { useSyncExternalStore } from "react";
import { cookieIn, parseVisitor, SESSION_COOKIES, type Visitor } from "./index";

const CHANGE = "session-change";

let lastCookies = "";
let lastVisitor: Visitor | undefined;

/** The same object as long as the cookies are the same, as a store's snapshot must be. */
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

/** The visitor that the page greets; nobody in server HTML, for guests, and before hydration. */
export function useVisitor(): Visitor | undefined {
  return useSyncExternalStore(onSessionChange, currentVisitor, () => undefined);
}

/** The member whose session this browser has at the moment. */
export const userIdNow = (): string | undefined => cookieIn(document.cookie, SESSION_COOKIES.userId) || undefined;

let userIdOfPage = typeof document === "undefined" ? undefined : userIdNow();

/** The member for whom this page was made, or who logged in on it; nobody for guests. */
export const pageMember = (): string | undefined => userIdOfPage;

/** Whether somebody else has logged in since, in another tab. */
export const isOthersNow = (): boolean => userIdOfPage !== undefined && userIdNow() !== userIdOfPage;

/** Tells every island of this page that somebody logged in or out. */
export function announceSessionChange(): void {
  userIdOfPage = userIdNow();
  window.dispatchEvent(new Event(CHANGE));
}
