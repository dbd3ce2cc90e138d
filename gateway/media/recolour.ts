import { hueDistance, type Oklch, toOklch, toRgbBytes } from "./colour.ts";
import { dominantColour, type Look } from "./look.ts";
import type { Pixels } from "./pixels.ts";
import type { TintColour } from "./tints.ts";

export function recolour(pixels: Pixels, tint: TintColour): void {
  const look = dominantColour(pixels);
  const { data, width, height } = pixels;
  // A drawing has few colours, so most pixels find theirs here; a tint that differs from place to place uses none of it.
  const changes = new Map<number, Change>();
  for (let at = 0, index = 0; at < data.length; at += 4, index++) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0) continue;
    const here = tintAt(tint, (index % width) / width, Math.floor(index / width) / height);
    const color = data.readUIntBE(at, 3);
    const known = here === tint ? changes.get(color) : undefined;
    const change = known ?? findChange(toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), look, here);
    if (here === tint) changes.set(color, change);
    const { weight, rgb, lightness } = change;
    if (weight === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (data[at + channel] ?? 0) * (1 - weight) + (rgb[channel] ?? 0) * weight;
    }
    if (tint.finish === "clear")
      data[at + 3] = alpha * (1 - weight * (0.62 - 0.45 * ramp(Math.abs(lightness - look.l), 0.04, 0.2)));
  }
}

/** `weight`: share of `rgb` in the new colour, 0 to 1. `lightness`: that of the pixel before. */
type Change = { weight: number; rgb: readonly number[]; lightness: number };

function findChange(pixel: Oklch, look: Look, tint: TintColour): Change {
  const weight = tintWeight(pixel, look);
  return { weight, rgb: weight === 0 ? [] : toRgbBytes(inTint(pixel, look, tint)), lightness: pixel.l };
}

const ramp = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));

function tintWeight(pixel: Oklch, look: Look): number {
  if (look.share === 0) return 1 - ramp(pixel.c, 0.05, 0.11);
  return (1 - ramp(hueDistance(pixel.h, look.h), 38, 66)) * ramp(pixel.c, 0.012, 0.05);
}

function inTint(pixel: Oklch, look: Look, tint: TintColour): Oklch {
  const contrast = tint.finish === "metal" ? 1.35 : 0.95;
  const room = pixel.l > look.l ? (1 - tint.l) / Math.max(0.05, 1 - look.l) : tint.l / Math.max(0.05, look.l);
  const l = tint.l + (pixel.l - look.l) * Math.min(contrast, Math.max(0.45, room));
  const relativeChroma = look.share === 0 ? 1 : Math.min(1.25, pixel.c / Math.max(0.02, look.c));
  const hueOffset = look.share === 0 ? 0 : ((pixel.h - look.h + 540) % 360) - 180;
  const fade = 1 - 0.6 * ramp(l, 0.9, 1);
  return { l: Math.min(0.985, Math.max(0.1, l)), c: tint.c * relativeChroma * fade, h: tint.h + hueOffset * 0.3 };
}

function tintAt(tint: TintColour, x: number, y: number): TintColour {
  if (tint.finish === "metal") return { ...tint, l: tint.l + 0.075 * Math.sin((x * 0.8 + y) * 11) };
  if (tint.finish === "rainbow") return { ...tint, h: (x + y * 0.35) * 330 };
  return tint;
}
