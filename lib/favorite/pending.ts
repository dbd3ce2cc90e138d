import { idOf } from "@/lib/id";
import { keep, readKept } from "@/lib/tab-storage";

const PENDING = "@pendingWish";

/** Remembers the product that a guest wanted to save, until this tab has come back from the login. */
export const keepPendingWish = (id: string): void => keep(PENDING, { id });

/** The product that was to be saved, once: asking again answers nothing. */
export function takePendingWish(): string | undefined {
  const kept = readKept(PENDING);
  keep(PENDING, undefined);
  return typeof kept === "object" && kept !== null && "id" in kept ? idOf(kept.id) : undefined;
}
