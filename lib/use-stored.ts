import { useSyncExternalStore } from "react";
import { readStored } from "./storage.client";

const onStorage = (react: () => void) => {
  window.addEventListener("storage", react);
  return () => window.removeEventListener("storage", react);
};

export const useStored = (name: string): string | null =>
  useSyncExternalStore(
    onStorage,
    () => readStored(name),
    () => null,
  );
