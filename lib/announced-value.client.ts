import { useSyncExternalStore } from "react";

/** A value that one part of a page announces and others show; undefined on the server and until it is announced. */
export function announcedValue<T>() {
  let current: T | undefined;
  const changes = new EventTarget();
  const onChange = (react: () => void) => {
    changes.addEventListener("change", react);
    return () => changes.removeEventListener("change", react);
  };
  return {
    announce: (next: T | undefined): void => {
      current = next;
      changes.dispatchEvent(new Event("change"));
    },
    useAnnounced: (): T | undefined =>
      useSyncExternalStore(
        onChange,
        () => current,
        () => undefined,
      ),
  };
}
