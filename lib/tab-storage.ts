import { pageMember } from "@/lib/session/client";

/** What a tab keeps, and whose it is: a member's number, or nothing for a guest. */
type Owned = { owner: string; value: unknown };

const isOwned = (kept: unknown): kept is Owned =>
  typeof kept === "object" && kept !== null && "owner" in kept && typeof kept.owner === "string" && "value" in kept;

function ownedIn(text: string | null): Owned | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isOwned(kept) ? kept : undefined;
  } catch {
    // Written by something else, or cut by hand.
    return undefined;
  }
}

/** What this tab keeps under a name for the person of this page, as it was kept: a guest's goes on to whoever logs in, a member's to nobody else. */
export function readKept(name: string): unknown {
  try {
    const kept = ownedIn(window.sessionStorage.getItem(name));
    return kept && (kept.owner === "" || kept.owner === pageMember()) ? kept.value : null;
  } catch {
    // Blocked: the form still works, it only forgets on a reload.
    return null;
  }
}

/** Keeps a value in this tab for the person of this page, or forgets the name. */
export function keep(name: string, value: object | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify({ owner: pageMember() ?? "", value } satisfies Owned));
  } catch {
    // Full or blocked, as above.
  }
}

/** Forgets what this tab keeps of members, but for that of `member`. */
export function forgetMembers(member: string | undefined): void {
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      const owner = ownedIn(window.sessionStorage.getItem(name))?.owner;
      if (owner && owner !== member) window.sessionStorage.removeItem(name);
    }
  } catch {
    // Blocked: nothing is kept.
  }
}
