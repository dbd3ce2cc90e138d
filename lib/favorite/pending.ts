const PENDING = "@pendingWish";

/** Remembers the product that a guest wanted to save, until this tab has come back from the login. */
export function keepPendingWish(id: string): void {
  try {
    window.sessionStorage.setItem(PENDING, id);
  } catch {
    // Storage is blocked: the person presses the heart once more after the login.
  }
}

/** The product that was to be saved, once: asking again answers nothing. */
export function takePendingWish(): string | undefined {
  try {
    const id = window.sessionStorage.getItem(PENDING) ?? undefined;
    window.sessionStorage.removeItem(PENDING);
    return id;
  } catch {
    // As above: nothing was remembered.
    return undefined;
  }
}
