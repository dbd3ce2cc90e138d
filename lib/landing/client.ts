import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { FIGURES_PARAM, FIGURES_STORAGE_KEY } from "./figure-keys";
import { type CustomFigures, type FigureName, formatCustomFigures, parseCustomFigures } from "./figures";
import { fragmentParams } from "./fragment.client";
import { mergeFigures } from "./published";

/** Figures that were changed on this page, for all its estimates; undefined before the first change. */
let changedFigures: CustomFigures | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The operator's figures, with some replaced: by those changed on this page, else those of the URL's fragment, else those in this browser's storage.
 * Figures of a URL are stored only once one of them is changed.
 */
export function useFigures() {
  const initialText = useBrowserValue(
    () => fragmentParams().get(FIGURES_PARAM) ?? readStored(FIGURES_STORAGE_KEY) ?? undefined,
    undefined,
  );
  const changed = useSyncExternalStore(
    subscribe,
    () => changedFigures,
    () => undefined,
  );
  const custom = changed ?? parseCustomFigures(initialText);
  const change = (next: CustomFigures) => {
    changedFigures = next;
    for (const listener of listeners) listener();
    writeStored(FIGURES_STORAGE_KEY, formatCustomFigures(next) || undefined);
  };
  return {
    custom,
    figures: mergeFigures(custom),
    choose: (name: FigureName, value: number | undefined) => {
      const { [name]: _before, ...others } = custom;
      change(value === undefined ? others : { ...others, [name]: value });
    },
    reset: () => change({}),
  };
}
