import { useState } from "react";
import { readStored, writeStored } from "@/lib/storage.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { type CustomFigures, type FigureName, figuresIn, figuresText, figuresWith } from "./figures";
import { SHARED, STORED } from "./kept";

const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** Figures from the address, else from this browser, over the operator's. Shared figures are stored only once changed. */
export function useFigures() {
  const found = useBrowserValue(() => fragment().get(SHARED) ?? readStored(STORED) ?? undefined, undefined);
  const [changed, setChanged] = useState<CustomFigures>();
  const custom = changed ?? figuresIn(found);
  const keep = (next: CustomFigures) => {
    setChanged(next);
    writeStored(STORED, figuresText(next) || undefined);
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

/** Figures go in the fragment, which no server sees. */
export function addressWith(custom: CustomFigures, more: Record<string, string> = {}): string {
  const address = new URL(window.location.href);
  const params = fragment();
  params.set(SHARED, figuresText(custom) || "mode.0");
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  address.hash = params.toString();
  return address.href;
}
