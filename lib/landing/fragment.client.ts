import { FIGURES_PARAM } from "./figure-keys";
import { type CustomFigures, formatCustomFigures } from "./figures";

export const fragmentParams = () => new URLSearchParams(window.location.hash.slice(1));

/** URL of this page with figures in its fragment. The fragment always names a figure: else the figures stored by its reader would apply. */
export function addressWith(custom: CustomFigures, more: Record<string, string> = {}): string {
  const address = new URL(window.location.href);
  const params = fragmentParams();
  params.set(FIGURES_PARAM, formatCustomFigures(custom) || "mode.0");
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  address.hash = params.toString();
  return address.href;
}
