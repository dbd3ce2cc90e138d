import { currentUserId, pageMemberId } from "@/lib/session/client";

/** `owner`: member id, empty for a guest. */
type OwnedValue = { owner: string; value: unknown };

const isOwnedValue = (stored: unknown): stored is OwnedValue =>
  typeof stored === "object" && stored !== null && "owner" in stored && typeof stored.owner === "string" && "value" in stored;

function parseOwned(text: string | null): OwnedValue | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    return isOwnedValue(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Owner of what is typed now. On a page rendered for a guest it is the member who has logged in in another tab, if any. */
const ownerNow = () => pageMemberId() ?? currentUserId() ?? "";

/** Reads sessionStorage. A guest's value passes to the member who logs in; a member's value passes to nobody else. */
export function readTabValue(name: string): unknown {
  try {
    const stored = parseOwned(window.sessionStorage.getItem(name));
    return stored && (stored.owner === "" || stored.owner === ownerNow()) ? stored.value : null;
  } catch {
    // Blocked: drafts are lost on reload.
    return null;
  }
}

/** `undefined` removes the entry. A member's value stays theirs after a logout in another tab. */
export function saveTabValue(name: string, value: object | undefined): void {
  try {
    const owner = ownerNow() || parseOwned(window.sessionStorage.getItem(name))?.owner || "";
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify({ owner, value } satisfies OwnedValue));
  } catch {
    // Full or blocked.
  }
}

/** Removes what other members than `member` typed in this tab. What was typed as a guest stays. */
export function clearOtherMembers(member: string | undefined): void {
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      const owner = parseOwned(window.sessionStorage.getItem(name))?.owner;
      if (owner && owner !== member) window.sessionStorage.removeItem(name);
    }
  } catch {
    // Blocked.
  }
}
