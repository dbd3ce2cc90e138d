import type { Ambience } from "./ambience.ts";
import { ellipse, path, rect } from "./shapes.ts";
import { LEFT_TO_RIGHT, type Sheet } from "./sheet.ts";

export const lightPool = (sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength: number): string =>
  ellipse(cx, cy, rx, ry, {
    fill: sheet.radialGradient([
      [0, "#fff", strength],
      [0.55, "#fff", strength * 0.4],
      [1, "#fff", 0],
    ]),
  });

export const vignette = (sheet: Sheet, colour: string, strength = 0.3): string =>
  rect(0, 0, sheet.width, sheet.height, {
    fill: sheet.radialGradient(
      [
        [0.55, colour, 0],
        [1, colour, strength],
      ],
      0.46,
      0.46,
      0.78,
    ),
  });

/** A backdrop of seamless paper. `horizon`: the height at which it bends. */
export function sweep(sheet: Sheet, ambience: Ambience, horizon: number): string {
  const { width, height } = sheet;
  const bend = horizon / height;
  const paper = sheet.linearGradient([
    [0, ambience.wallDeep],
    [bend * 0.55, ambience.wall],
    [bend - 0.06, ambience.wallLit],
    [bend + 0.06, ambience.floor],
    [bend + (1 - bend) * 0.45, ambience.floorLit],
    [1, ambience.floor],
  ]);
  return (
    rect(0, 0, width, height, { fill: paper }) +
    lightPool(sheet, width * 0.42, horizon * 0.56, width * 0.52, height * 0.46, 0.55) +
    vignette(sheet, ambience.accentDeep)
  );
}

export function room(sheet: Sheet, ambience: Ambience, horizon: number): string {
  const { width, height } = sheet;
  return (
    rect(0, 0, width, horizon, { fill: sheet.linearGradient([ambience.wallDeep, ambience.wall, ambience.wallLit]) }) +
    lightPool(sheet, width * 0.36, horizon * 0.5, width * 0.55, horizon * 0.6, 0.5) +
    rect(0, horizon, width, height - horizon, {
      fill: sheet.linearGradient([
        [0, ambience.floorDeep],
        [0.3, ambience.floor],
        [1, ambience.floorLit],
      ]),
    }) +
    rect(0, horizon - 14, width, 28, {
      fill: sheet.linearGradient([
        [0, ambience.accentDeep, 0],
        [0.5, ambience.accentDeep, 0.22],
        [1, ambience.accentDeep, 0],
      ]),
    }) +
    vignette(sheet, ambience.accentDeep)
  );
}

export function arch(sheet: Sheet, ambience: Ambience, x: number, foot: number, width: number, height: number): string {
  const [left, right, spring] = [x - width / 2, x + width / 2, foot - height + width / 2];
  const outline = `M${left} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${right} ${spring}V${foot}Z`;
  const inner = sheet.linearGradient(
    [
      [0, ambience.accent],
      [0.6, ambience.accentLit],
      [1, ambience.wallLit],
    ],
    { x1: 0.1, y1: 0, x2: 0.5, y2: 1 },
  );
  const edge = sheet.linearGradient(
    [
      [0, ambience.accentDeep, 0.5],
      [0.18, ambience.accentDeep, 0],
    ],
    LEFT_TO_RIGHT,
  );
  return path(outline, { fill: inner }) + path(outline, { fill: edge });
}

export function plinth(sheet: Sheet, ambience: Ambience, x: number, foot: number, radius: number, height: number): string {
  const flat = radius * 0.22;
  const top = foot - height;
  const side = sheet.linearGradient(
    [
      [0, ambience.accentLit],
      [0.28, ambience.wallLit],
      [0.62, ambience.accent],
      [1, ambience.accentDeep],
    ],
    LEFT_TO_RIGHT,
  );
  const lid = sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.accentLit], { x1: 0, y1: 0, x2: 1, y2: 0.4 });
  const ground = sheet.shadowGradient(0.42);
  return (
    ellipse(x + radius * 0.3, foot + flat * 0.25, radius * 1.32, flat * 1.5, { fill: ground, opacity: 0.75 }) +
    path(`M${x - radius} ${top}V${foot}A${radius} ${flat} 0 0 0 ${x + radius} ${foot}V${top}Z`, { fill: side }) +
    ellipse(x, top, radius, flat, { fill: lid }) +
    ellipse(x, top, radius - 3, flat - 2, { fill: "none", extra: `stroke="#fff" stroke-opacity="0.55" stroke-width="2.5"` })
  );
}
