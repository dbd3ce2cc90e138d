/** From localStorage; null when storage is blocked. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** `undefined` removes the entry. Does nothing when storage is blocked. */
export function writeStored(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
  } catch {
    // Full or blocked: stored values are a convenience only.
  }
}

export function forgetStored(beginning: string): void {
  try {
    for (const name of Object.keys(window.localStorage)) if (name.startsWith(beginning)) window.localStorage.removeItem(name);
  } catch {
    // Blocked.
  }
}
