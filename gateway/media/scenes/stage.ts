import type { Ambience } from "../ambience.ts";
import type { Random } from "../seeded.ts";
import type { Sheet } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";

/** `hero`: the product. `others`: what is shown with it. `variants`: the hero in each tint, at least one. */
type Subjects = { sheet: Sheet; random: Random; ambience: Ambience; hero: Sprite; others: Sprite[]; variants: Sprite[] };

/** Draws a product picture of 1000 × 1000 units as SVG markup. */
export type Composition = (subjects: Subjects) => string;

export const cycle = (sprites: readonly Sprite[], index: number, fallback: Sprite): Sprite =>
  sprites[index % Math.max(1, sprites.length)] ?? fallback;
