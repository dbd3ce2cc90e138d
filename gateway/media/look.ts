import { type Oklch, toOklch } from "./colour.ts";
import type { Pixels } from "./pixels.ts";

/** Mean colour of the dominant hue, with its `share` of the pixels; where no hue dominates, the mean of all pixels, with share 0. */
export type Look = Oklch & { share: number };

export const isPale = (look: Look): boolean => look.l > 0.84 && look.c < 0.07;

const CHROMATIC = 0.035;
const HUE_BINS = 36;

export function dominantColour({ data }: Pixels, step = 3): Look {
  const bins = Array.from({ length: HUE_BINS }, noPixels);
  const all = noPixels();
  for (let at = 0; at < data.length; at += 4 * step) {
    if ((data[at + 3] ?? 0) < 60) continue;
    const pixel = toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    addTo(all, pixel);
    const bin = bins[Math.floor(pixel.h / (360 / HUE_BINS)) % HUE_BINS];
    if (pixel.c >= CHROMATIC && bin) addTo(bin, pixel);
  }
  const top = bins.map((_, i) => neighbourhood(bins, i)).reduce((best, group) => (group.c > best.c ? group : best));
  const share = top.weight / Math.max(1, all.weight);
  if (share < 0.12) return { l: all.l / Math.max(1, all.weight), c: all.c / Math.max(1, all.weight), h: 0, share: 0 };
  const hue = (Math.atan2(top.hueY, top.hueX) * 180) / Math.PI;
  return { l: top.l / top.weight, c: top.c / top.weight, h: (hue + 360) % 360, share };
}

type Sums = { weight: number; l: number; c: number; hueX: number; hueY: number };
const noPixels = (): Sums => ({ weight: 0, l: 0, c: 0, hueX: 0, hueY: 0 });

function addTo(into: Sums, { l, c, h }: Oklch): void {
  into.weight += 1;
  into.l += l;
  into.c += c;
  into.hueX += Math.cos((h * Math.PI) / 180) * c;
  into.hueY += Math.sin((h * Math.PI) / 180) * c;
}

function neighbourhood(bins: readonly Sums[], middle: number): Sums {
  const near = [-2, -1, 0, 1, 2].map((step) => bins[(middle + step + HUE_BINS) % HUE_BINS] ?? noPixels());
  return near.reduce((a, b) => ({
    weight: a.weight + b.weight,
    l: a.l + b.l,
    c: a.c + b.c,
    hueX: a.hueX + b.hueX,
    hueY: a.hueY + b.hueY,
  }));
}
