import { useSyncExternalStore } from "react";

export type LandedPerUnit = { pesos: number; isShared: boolean };

const LANDED_CHANGE = "landed-change";
let current: LandedPerUnit | undefined;

export function announceLanded(next: LandedPerUnit): void {
  current = next;
  window.dispatchEvent(new Event(LANDED_CHANGE));
}

const onLanded = (react: () => void) => {
  window.addEventListener(LANDED_CHANGE, react);
  return () => window.removeEventListener(LANDED_CHANGE, react);
};

export const useLanded = (): LandedPerUnit | undefined =>
  useSyncExternalStore(
    onLanded,
    () => current,
    () => undefined,
  );
