import type { Ambience } from "../ambience.ts";
import type { Random } from "../seeded.ts";
import type { Sheet } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";

/** `hero`: the product; `others` go with it; `variants`: the hero in each tint, at least one. */
type Stage = { sheet: Sheet; random: Random; air: Ambience; hero: Sprite; others: Sprite[]; variants: Sprite[] };

export type Composition = (stage: Stage) => string;

export const cycle = (things: readonly Sprite[], index: number, fallback: Sprite): Sprite =>
  things[index % Math.max(1, things.length)] ?? fallback;
