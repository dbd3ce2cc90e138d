import { useState } from "react";
import { readStored, writeStored } from "@/lib/storage";
import { type CustomFigures, type FigureName, figuresIn, figuresText, figuresWith } from "./figures";
import { SHARED, STORED } from "./kept";

const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** In browsers only. Figures from the address, else from this browser, over the operator's. Shared figures are stored only once changed. */
export function useFigures() {
  const [custom, setOwn] = useState<CustomFigures>(() => figuresIn(fragment().get(SHARED) ?? readStored(STORED)));
  const keep = (next: CustomFigures) => {
    setOwn(next);
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
