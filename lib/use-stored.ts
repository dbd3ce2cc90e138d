import { useSyncExternalStore } from "react";
import { readStored } from "./storage";

const onStorage = (react: () => void) => {
  window.addEventListener("storage", react);
  return () => window.removeEventListener("storage", react);
};

/** Follows localStorage across tabs; null on the server. */
export const useStored = (name: string): string | null =>
  useSyncExternalStore(
    onStorage,
    () => readStored(name),
    () => null,
  );
