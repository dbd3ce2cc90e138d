/** What this tab keeps under a name, as it was kept; nothing when it keeps nothing, or was cut by hand. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value in this tab, or forgets the name. */
export function keep(name: string, value: object | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or blocked: the form still works, it only forgets on a reload.
  }
}
