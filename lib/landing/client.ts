import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { FIGURES_PARAM, FIGURES_STORAGE_KEY } from "./figure-keys";
import { type CustomFigures, type FigureName, figuresIn, figuresText } from "./figures";
import { fragment } from "./fragment.client";
import { figuresWith } from "./published";

/** Changed on this page; shared by all estimates that it shows. */
let changed: CustomFigures | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Figures from the address, else from this browser, over the operator's. Shared figures are stored only once changed. */
export function useFigures() {
  const found = useBrowserValue(() => fragment().get(FIGURES_PARAM) ?? readStored(FIGURES_STORAGE_KEY) ?? undefined, undefined);
  const chosen = useSyncExternalStore(
    subscribe,
    () => changed,
    () => undefined,
  );
  const custom = chosen ?? figuresIn(found);
  const keep = (next: CustomFigures) => {
    changed = next;
    for (const listener of listeners) listener();
    writeStored(FIGURES_STORAGE_KEY, figuresText(next) || undefined);
  };
  return {
    custom,
    figures: figuresWith(custom),
    choose: (name: FigureName, value: number | undefined) => {
      const { [name]: _before, ...others } = custom;
      keep(value === undefined ? others : { ...others, [name]: value });
    },
    reset: () => keep({}),
  };
}
