import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** Optional part: loaded when first rendered, left out on failure. */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy<ComponentType<P>>(() =>
    load().catch((error: unknown) => {
      console.warn("part left out:", error);
      return { default: Nothing };
    }),
  );
}
