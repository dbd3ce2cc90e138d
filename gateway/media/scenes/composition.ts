import type { Ambience } from "../ambience.ts";
import type { Random } from "../seeded.ts";
import type { Sheet } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";

/** `hero`: the product. `others`: what is shown with it. `variants`: the hero in each tint, at least one. */
type SceneInput = { sheet: Sheet; random: Random; ambience: Ambience; hero: Sprite; others: Sprite[]; variants: Sprite[] };

/** Draws a product picture of 1000 × 1000 units as SVG markup. */
export type Composition = (input: SceneInput) => string;

/** What stands beside the hero: its other variants, then other products; the hero again where there is neither. */
export function besideHero({ hero, others, variants }: Pick<SceneInput, "hero" | "others" | "variants">): Sprite[] {
  const companions = [...variants.slice(1), ...others];
  return companions.length > 0 ? companions : [hero];
}
