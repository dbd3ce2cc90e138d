import { useSyncExternalStore } from "react";
import { readStored } from "./storage";

const onStorage = (react: () => void) => {
  window.addEventListener("storage", react);
  return () => window.removeEventListener("storage", react);
};

/** What this browser keeps under a name, as it is now and as other tabs change it; nothing on the server. */
export const useStored = (name: string): string | null =>
  useSyncExternalStore(
    onStorage,
    () => readStored(name),
    () => null,
  );
