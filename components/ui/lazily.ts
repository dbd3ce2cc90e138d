import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/** Optional part: loaded when first rendered, left out on failure. A press that shows it awaits `load` first, which may fail and be tried again. */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const part = lazy<ComponentType<P>>(() =>
    load().catch((error: unknown) => {
      console.warn("part left out:", error);
      return { default: Nothing };
    }),
  );
  return Object.assign(part, { load });
}
