import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/**
 * An optional component, loaded when it is first rendered and left out for good when that fails. A handler that is about to show it awaits
 * `load` first: where this rejects, the next press tries again.
 */
export function lazily<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const part = lazy<ComponentType<P>>(() =>
    load().catch((error: unknown) => {
      console.warn("part left out:", error);
      return { default: Nothing };
    }),
  );
  return Object.assign(part, { load });
}
