import type { Ambience } from "../ambience.ts";
import type { Random } from "../seeded.ts";
import type { Sheet } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";

/** What a composition is made with. `hero` is the thing for sale, `others` go with it, `variants` is the hero in each tint (at least one). */
export type Stage = { sheet: Sheet; random: Random; air: Ambience; hero: Sprite; others: Sprite[]; variants: Sprite[] };

/** Draws the inside of the picture. */
export type Composition = (stage: Stage) => string;

/** The thing at that place in a list that is gone through again and again. */
export const cycle = (things: readonly Sprite[], index: number, fallback: Sprite): Sprite =>
  things[index % Math.max(1, things.length)] ?? fallback;
