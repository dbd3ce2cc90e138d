import { hueDistance, hueFromHsl, tone } from "./colour.ts";
import { isPale, type Look } from "./look.ts";
import { pick, type Random } from "./seeded.ts";

/** CSS colours of what surrounds the goods. `h`: OKLCH hue of the wall. */
export type Ambience = {
  h: number;
  wall: string;
  wallLit: string;
  wallDeep: string;
  floor: string;
  floorLit: string;
  floorDeep: string;
  accent: string;
  accentLit: string;
  accentDeep: string;
  paper: string;
  ink: string;
};

type Wall = { l: number; c: number };
const PALE: Wall = { l: 0.945, c: 0.026 };
const CREAM: Wall = { l: 0.93, c: 0.03 };
const SOFT: Wall = { l: 0.895, c: 0.05 };
const FULL: Wall = { l: 0.845, c: 0.072 };
const DEEP: Wall = { l: 0.765, c: 0.08 };

/** A wall in contrast to the goods: coloured for pale goods, light for dark ones, pale or of another hue for goods of nearly the same hue. */
function wallFor(hue: number, look: Look, random: Random): Wall & { h: number } {
  if (isPale(look)) return { ...pick(random, [FULL, DEEP]), h: hue };
  if (look.l < 0.42) return { ...pick(random, [PALE, SOFT]), h: hue };
  const alike = look.c > 0.07 && hueDistance(look.h, hue) < 32;
  if (alike)
    return pick(random, [
      { ...PALE, h: hue },
      { ...CREAM, h: 85 },
      { ...SOFT, h: (hue + 160 + random() * 60) % 360 },
    ]);
  return { ...pick(random, [PALE, SOFT, SOFT, FULL]), h: hue };
}

export function makeAmbience(hslHue: number, look: Look, random: Random): Ambience {
  const { l, c, h } = wallFor(hueFromHsl(hslHue), look, random);
  const side = (h + (random() < 0.5 ? 24 : -24) + 360) % 360;
  return {
    h,
    wall: tone(l, c, h),
    wallLit: tone(Math.min(0.985, l + 0.045), c * 0.6, h),
    wallDeep: tone(l - 0.075, c * 1.25, h),
    floor: tone(l - 0.015, c * 1.05, h),
    floorLit: tone(Math.min(0.985, l + 0.03), c * 0.7, h),
    floorDeep: tone(l - 0.1, c * 1.3, h),
    accent: tone(l - 0.13, c + 0.05, side),
    accentLit: tone(l - 0.055, c + 0.03, side),
    accentDeep: tone(l - 0.25, c + 0.055, side),
    paper: tone(0.985, 0.006, h),
    ink: tone(0.36, 0.05, h),
  };
}
