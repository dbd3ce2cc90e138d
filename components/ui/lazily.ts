import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** A part that a page can do without: loaded when it is first drawn, left out when it cannot be loaded (offline, a newer build). */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() =>
    load().catch((error: unknown) => {
      console.warn("part left out:", error);
      return { default: Nothing };
    }),
  );
}
