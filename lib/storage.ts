/** What this browser keeps under a name; nothing when storage is blocked, which a person may do at any time. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name, or forgets the name; a browser that keeps nothing is worked with as it is. */
export function writeStored(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // Full or blocked: what is kept here only ever spares a person a question or some typing.
  }
}

/** Forgets everything whose name begins so. */
export function forgetStored(beginning: string): void {
  try {
    for (const name of Object.keys(window.localStorage)) if (name.startsWith(beginning)) window.localStorage.removeItem(name);
  } catch {
    // Storage is blocked.
  }
}
