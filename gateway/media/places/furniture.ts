import { cyclicItem } from "../../cyclic-item.ts";
import type { Ambience } from "../ambience.ts";
import { tone } from "../colour.ts";
import { lettering } from "../letters.ts";
import { ellipse, path, polygon, rect, stroke } from "../shapes.ts";
import { LEFT_TO_RIGHT, type Sheet } from "../sheet.ts";
import type { Setting } from "./setting.ts";

/** A room in perspective, its back wall at the given place. */
export function chamber(sheet: Sheet, ambience: Ambience, x: number, y: number, width: number, height: number): string {
  const { width: w, height: h } = sheet;
  const [right, bottom] = [x + width, y + height];
  return (
    polygon(
      [
        [0, 0],
        [w, 0],
        [right, y],
        [x, y],
      ],
      { fill: sheet.linearGradient([ambience.wallLit, ambience.wallDeep]) },
    ) +
    polygon(
      [
        [0, 0],
        [x, y],
        [x, bottom],
        [0, h],
      ],
      { fill: sheet.linearGradient([ambience.accent, ambience.wallDeep], LEFT_TO_RIGHT) },
    ) +
    polygon(
      [
        [w, 0],
        [right, y],
        [right, bottom],
        [w, h],
      ],
      { fill: sheet.linearGradient([ambience.wallDeep, ambience.accent], LEFT_TO_RIGHT) },
    ) +
    polygon(
      [
        [0, h],
        [x, bottom],
        [right, bottom],
        [w, h],
      ],
      { fill: sheet.linearGradient([ambience.floorDeep, ambience.floorLit]) },
    ) +
    rect(x, y, width, height, { fill: sheet.linearGradient([ambience.wallDeep, ambience.wall, ambience.wallLit]) })
  );
}

export function shelves(
  { sheet, ambience, goods }: Setting,
  x: number,
  top: number,
  width: number,
  bottom: number,
  rows: number,
  columns: number,
): string {
  const pitch = (bottom - top) / rows;
  const board = pitch * 0.1;
  const lip = sheet.linearGradient([ambience.paper, ambience.wallLit, ambience.accentLit]);
  const under = sheet.linearGradient([
    [0, "#000", 0.26],
    [1, "#000", 0],
  ]);
  const step = width / columns;
  const boards = Array.from({ length: rows }, (_, row) => {
    const y = top + pitch * (row + 1) - board;
    const drawings = Array.from({ length: columns }, (_, column) => {
      const place = { x: x + step * (column + 0.5), y: y + 2, width: step * 0.84, height: pitch * 0.72 };
      const sprite = cyclicItem(goods, row + (column >> 1));
      return sheet.dropShadow(sprite, place, step * 0.06, pitch * 0.02, 0.3) + sheet.sprite(sprite, place);
    });
    const spot = ellipse(x + width / 2, y - pitch * 0.4, width * 0.52, pitch * 0.55, {
      fill: sheet.radialGradient([
        [0, "#fff", 0.4],
        [1, "#fff", 0],
      ]),
    });
    return (
      spot + rect(x, y + board, width, pitch * 0.2, { fill: under }) + drawings.join("") + rect(x, y, width, board, { fill: lip })
    );
  });
  return boards.join("");
}

export function sign(
  sheet: Sheet,
  ambience: Ambience,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
): string {
  const band = sheet.linearGradient([ambience.accent, ambience.accentDeep]);
  const letters = text
    ? lettering(text, x + width / 2, y + height / 2, height * 0.42, width * 0.8, "#fff")
    : [-1, 0, 1]
        .map((i) =>
          ellipse(x + width / 2 + i * height * 0.7, y + height / 2, height * 0.17, height * 0.17, {
            fill: "#fff",
            opacity: i === 0 ? 1 : 0.6,
          }),
        )
        .join("");
  return (
    rect(x + 6, y + 12, width, height, { fill: "#000", rx: 10, opacity: 0.2 }) +
    rect(x, y, width, height, { fill: band, rx: 10 }) +
    rect(x, y, width, 4, { fill: "#fff", opacity: 0.4 }) +
    letters
  );
}

const KRAFT = [tone(0.8, 0.06, 72), tone(0.75, 0.065, 68), tone(0.71, 0.07, 66)] as const;

export function carton(sheet: Sheet, x: number, foot: number, width: number, height: number, shade: number): string {
  const colour = KRAFT[shade % KRAFT.length] ?? KRAFT[0];
  const face = sheet.linearGradient([colour, tone(0.62, 0.07, 62)], { x1: 0, y1: 0, x2: 0.7, y2: 1.3 });
  return (
    rect(x, foot - height, width, height, { fill: face, rx: 3 }) +
    rect(x, foot - height, width, 3, { fill: "#fff", opacity: 0.35 }) +
    rect(x + width * 0.43, foot - height, width * 0.14, height * 0.34, { fill: tone(0.88, 0.04, 80), opacity: 0.7 }) +
    rect(x + width * 0.66, foot - height * 0.42, width * 0.22, height * 0.22, { fill: "#fff", opacity: 0.8, rx: 2 })
  );
}

export function lamp(sheet: Sheet, ambience: Ambience, x: number, y: number, size: number, ceiling = 0): string {
  const cone = sheet.linearGradient([
    [0, "#fff", 0.5],
    [1, "#fff", 0],
  ]);
  return (
    polygon(
      [
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x + size * 2.1, y + size * 5],
        [x - size * 2.1, y + size * 5],
      ],
      { fill: cone, opacity: 0.5 },
    ) +
    stroke(`M${x} ${ceiling}V${y - size * 0.5}`, ambience.ink, 3, 0.7) +
    path(`M${x - size * 0.62} ${y}Q${x - size * 0.5} ${y - size * 0.62} ${x} ${y - size * 0.62}T${x + size * 0.62} ${y}Z`, {
      fill: sheet.linearGradient([ambience.accent, ambience.accentDeep]),
    }) +
    ellipse(x, y, size * 0.6, size * 0.12, { fill: "#fffbe8" })
  );
}
