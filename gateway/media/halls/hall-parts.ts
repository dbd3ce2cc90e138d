import { tone } from "../colour.ts";
import { ellipse, path, polygon, rect, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";

/** `accent`: hue of flags, doors and ornaments, in degrees. `stone`: OKLCH of the walls. */
export type Palette = { accent: number; stone: { l: number; c: number; h: number }; evening: boolean };

export const GROUND = 720;

export function glass(sheet: Sheet, { evening, accent }: Palette): string {
  return evening
    ? sheet.linearGradient([tone(0.46, 0.08, 262), tone(0.72, 0.09, 60), tone(0.9, 0.09, 85)])
    : sheet.linearGradient([tone(0.62, 0.075, 238), tone(0.8, 0.055, 225), tone(0.9, 0.03, accent)], {
        x1: 0,
        y1: 0,
        x2: 0.35,
        y2: 1,
      });
}

export const stone = (sheet: Sheet, { stone: { l, c, h } }: Palette): string =>
  sheet.linearGradient([tone(l + 0.04, c * 0.8, h), tone(l, c, h), tone(l - 0.12, c * 1.2, h)], { x1: 0, y1: 0, x2: 0.6, y2: 1 });

type Grid = { x: number; y: number; width: number; height: number; columns: number; rows: number };

export function bars({ x, y, width, height, columns, rows }: Grid, colour: string, thickness = 3): string {
  const upright = Array.from({ length: columns + 1 }, (_, i) => `M${x + (width * i) / columns} ${y}V${y + height}`);
  const level = Array.from({ length: rows + 1 }, (_, i) => `M${x} ${y + (height * i) / rows}H${x + width}`);
  return stroke(upright.concat(level).join(""), colour, thickness, 0.55);
}

export const glazed = (sheet: Sheet, paint: Palette, grid: Grid): string =>
  rect(grid.x, grid.y, grid.width, grid.height, { fill: glass(sheet, paint) }) + bars(grid, "#fff");

export function entrance(sheet: Sheet, paint: Palette, x: number, width: number): string {
  const doors = Math.max(2, Math.round(width / 60));
  return (
    rect(x - width / 2, GROUND - 96, width, 96, { fill: sheet.linearGradient([tone(0.95, 0.06, 90), tone(0.84, 0.08, 80)]) }) +
    bars({ x: x - width / 2, y: GROUND - 96, width, height: 96, columns: doors, rows: 1 }, tone(0.35, 0.02, 260), 5) +
    polygon(
      [
        [x - width * 0.62, GROUND - 118],
        [x + width * 0.62, GROUND - 118],
        [x + width * 0.56, GROUND - 92],
        [x - width * 0.56, GROUND - 92],
      ],
      { fill: sheet.linearGradient([tone(0.62, 0.16, paint.accent), tone(0.5, 0.14, paint.accent)]) },
    )
  );
}

export function tree(sheet: Sheet, x: number, foot: number, size: number): string {
  const crown = sheet.radialGradient([tone(0.74, 0.12, 138), tone(0.56, 0.11, 146), tone(0.42, 0.085, 152)], 0.35, 0.3, 0.8);
  return (
    ellipse(x + size * 0.2, foot, size * 0.55, size * 0.08, { fill: sheet.shadowGradient(0.4) }) +
    rect(x - size * 0.045, foot - size * 0.6, size * 0.09, size * 0.6, { fill: tone(0.46, 0.05, 60) }) +
    ellipse(x, foot - size * 0.85, size * 0.4, size * 0.46, { fill: crown }) +
    ellipse(x - size * 0.24, foot - size * 0.66, size * 0.26, size * 0.28, { fill: crown }) +
    ellipse(x + size * 0.25, foot - size * 0.64, size * 0.27, size * 0.29, { fill: crown })
  );
}

export function flags(x: number, count: number, gap: number, hue: number): string {
  return Array.from({ length: count }, (_, i) => {
    const at = x + i * gap;
    const cloth = path(`M${at} 520q26 -12 48 0t46 -2v44q-24 12 -46 2t-48 0Z`, { fill: tone(0.66, 0.17, (hue + i * 47) % 360) });
    return stroke(`M${at} 514V${GROUND + 34}`, tone(0.8, 0.01, 250), 5) + cloth;
  }).join("");
}

export function sky(sheet: Sheet, { evening, accent }: Palette): string {
  const gradient = evening
    ? sheet.linearGradient([tone(0.42, 0.1, 275), tone(0.66, 0.11, 330), tone(0.88, 0.09, 70)])
    : sheet.linearGradient([tone(0.76, 0.09, 240), tone(0.9, 0.045, 228), tone(0.975, 0.02, 90)]);
  const cloud = (x: number, y: number, s: number): string =>
    path(
      `M${x} ${y}q${10 * s} ${-40 * s} ${60 * s} ${-30 * s}q${30 * s} ${-46 * s} ${80 * s} ${-14 * s}q${60 * s} ${-10 * s} ${64 * s} ${44 * s}Z`,
      { fill: "#fff", opacity: evening ? 0.18 : 0.7 },
    );
  const towers = Array.from({ length: 26 }, (_, i) => {
    const height = 60 + ((i * 73 + Math.round(accent)) % 130);
    return rect(i * 64, GROUND - 60 - height, 46 + ((i * 31) % 24), height + 60, {
      fill: tone(evening ? 0.5 : 0.84, 0.03, evening ? 300 : 240),
      opacity: 0.5,
    });
  });
  return (
    rect(0, 0, 1600, 900, { fill: gradient }) +
    ellipse(evening ? 1240 : 320, evening ? 520 : 150, 260, 260, {
      fill: sheet.radialGradient([
        [0, evening ? "#ffe2b0" : "#fff", 0.85],
        [1, "#fff", 0],
      ]),
    }) +
    cloud(180, 210, 1.1) +
    cloud(1120, 150, 1.4) +
    cloud(760, 110, 0.8) +
    towers.join("")
  );
}

export function plaza(sheet: Sheet, { evening }: Palette): string {
  const paving = evening
    ? sheet.linearGradient([tone(0.56, 0.03, 290), tone(0.66, 0.03, 300)])
    : sheet.linearGradient([tone(0.8, 0.012, 85), tone(0.9, 0.01, 85)]);
  const joints = [-900, -560, -280, -90, 90, 280, 560, 900]
    .map((x) => `M${800 + x * 0.5} ${GROUND}L${800 + x * 1.6} 900`)
    .join("");
  return (
    rect(0, GROUND, 1600, 900 - GROUND, { fill: paving }) +
    rect(0, GROUND - 4, 1600, 30, {
      fill: sheet.linearGradient([
        [0, "#000", 0.22],
        [1, "#000", 0],
      ]),
    }) +
    stroke(`${joints}M0 ${GROUND + 44}H1600M0 ${GROUND + 104}H1600`, "#000", 3, 0.1) +
    [70, 200, 1400, 1530].map((x, i) => tree(sheet, x, GROUND + 40 + (i % 2) * 40, 170 - (i % 2) * 20)).join("")
  );
}
