import { FIGURES_PARAM } from "./figure-keys";
import { type CustomFigures, figuresText } from "./figures";

export const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** Figures go in the fragment, which no server sees. */
export function addressWith(custom: CustomFigures, more: Record<string, string> = {}): string {
  const address = new URL(window.location.href);
  const params = fragment();
  params.set(FIGURES_PARAM, figuresText(custom) || "mode.0");
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  address.hash = params.toString();
  return address.href;
}
