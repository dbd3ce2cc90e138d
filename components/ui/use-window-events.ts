import { useEffect, useEffectEvent } from "react";

/** Listens to the window while mounted. `names`: a constant, since a new array at each render would renew the listeners. */
export function useWindowEvents<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const ending = new AbortController();
    for (const name of names) window.addEventListener(name, onEvent, { signal: ending.signal });
    return () => ending.abort();
  }, [names]);
}

declare global {
  interface WindowEventMap {
    /** Bubbles from the document. */
    visibilitychange: Event;
  }
}
