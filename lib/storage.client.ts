/** Reads localStorage; null when the entry is absent or storage is blocked. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** `undefined` removes the entry. Returns false, instead of throwing, when storage is full or blocked. */
export function writeStored(name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function forgetStored(beginning: string): void {
  try {
    for (const name of Object.keys(window.localStorage)) if (name.startsWith(beginning)) window.localStorage.removeItem(name);
  } catch {
    // Blocked.
  }
}
