import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A value that only the browser knows, read at each rendering; `initial` on the server and during hydration. */
export const useBrowserValue = <T extends string | boolean | undefined>(read: () => T, initial: T): T =>
  useSyncExternalStore(never, read, () => initial);
