import type { Ambience } from "./ambience.ts";
import { ellipse, path, rect } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

export const lightPool = (sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength: number): string =>
  ellipse(cx, cy, rx, ry, {
    fill: sheet.glow([
      [0, "#fff", strength],
      [0.55, "#fff", strength * 0.4],
      [1, "#fff", 0],
    ]),
  });

export const vignette = (sheet: Sheet, colour: string, strength = 0.3): string =>
  rect(0, 0, sheet.width, sheet.height, {
    fill: sheet.glow(
      [
        [0.55, colour, 0],
        [1, colour, strength],
      ],
      0.46,
      0.46,
      0.78,
    ),
  });

/** Seamless paper backdrop; `horizon`: where it bends. */
export function sweep(sheet: Sheet, air: Ambience, horizon: number): string {
  const { width, height } = sheet;
  const bend = horizon / height;
  const paper = sheet.fade([
    [0, air.wallDeep],
    [bend * 0.55, air.wall],
    [bend - 0.06, air.wallLit],
    [bend + 0.06, air.floor],
    [bend + (1 - bend) * 0.45, air.floorLit],
    [1, air.floor],
  ]);
  return (
    rect(0, 0, width, height, { fill: paper }) +
    lightPool(sheet, width * 0.42, horizon * 0.56, width * 0.52, height * 0.46, 0.55) +
    vignette(sheet, air.accentDeep)
  );
}

export function room(sheet: Sheet, air: Ambience, horizon: number): string {
  const { width, height } = sheet;
  return (
    rect(0, 0, width, horizon, {
      fill: sheet.fade([air.wallDeep, air.wall, air.wallLit]),
    }) +
    lightPool(sheet, width * 0.36, horizon * 0.5, width * 0.55, horizon * 0.6, 0.5) +
    rect(0, horizon, width, height - horizon, {
      fill: sheet.fade([
        [0, air.floorDeep],
        [0.3, air.floor],
        [1, air.floorLit],
      ]),
    }) +
    rect(0, horizon - 14, width, 28, {
      fill: sheet.fade([
        [0, air.accentDeep, 0],
        [0.5, air.accentDeep, 0.22],
        [1, air.accentDeep, 0],
      ]),
    }) +
    vignette(sheet, air.accentDeep)
  );
}

export function arch(sheet: Sheet, air: Ambience, x: number, foot: number, width: number, height: number): string {
  const [left, right, spring] = [x - width / 2, x + width / 2, foot - height + width / 2];
  const outline = `M${left} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${right} ${spring}V${foot}Z`;
  const inner = sheet.fade(
    [
      [0, air.accent],
      [0.6, air.accentLit],
      [1, air.wallLit],
    ],
    { x1: 0.1, y1: 0, x2: 0.5, y2: 1 },
  );
  const edge = sheet.fade(
    [
      [0, air.accentDeep, 0.5],
      [0.18, air.accentDeep, 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  return path(outline, { fill: inner }) + path(outline, { fill: edge });
}

/** Objects on it stand at `foot - height`. */
export function plinth(sheet: Sheet, air: Ambience, x: number, foot: number, radius: number, height: number): string {
  const flat = radius * 0.22;
  const top = foot - height;
  const side = sheet.fade(
    [
      [0, air.accentLit],
      [0.28, air.wallLit],
      [0.62, air.accent],
      [1, air.accentDeep],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const lid = sheet.fade([air.wallLit, air.wall, air.accentLit], { x1: 0, y1: 0, x2: 1, y2: 0.4 });
  const ground = sheet.ground(0.42);
  return (
    ellipse(x + radius * 0.3, foot + flat * 0.25, radius * 1.32, flat * 1.5, { fill: ground, opacity: 0.75 }) +
    path(`M${x - radius} ${top}V${foot}A${radius} ${flat} 0 0 0 ${x + radius} ${foot}V${top}Z`, { fill: side }) +
    ellipse(x, top, radius, flat, { fill: lid }) +
    ellipse(x, top, radius - 3, flat - 2, { fill: "none", extra: `stroke="#fff" stroke-opacity="0.55" stroke-width="2.5"` })
  );
}
