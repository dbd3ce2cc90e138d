import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { rect } from "../shapes.ts";
import type { Composition } from "./composition.ts";

export const shelf: Composition = ({ sheet, ambience, hero, others, variants }) => {
  const goods = variants.length > 1 ? variants : [hero];
  const wall = sheet.linearGradient([ambience.wallDeep, ambience.wall, ambience.wallDeep]);
  const board = sheet.linearGradient([
    [0, ambience.paper],
    [0.4, ambience.wallLit],
    [1, ambience.accentLit],
  ]);
  const shadowBelow = sheet.linearGradient([
    [0, "#000", 0.3],
    [1, "#000", 0],
  ]);
  const priceTag = (x: number, y: number): string =>
    rect(x - 46, y + 5, 92, 44, { fill: ambience.paper, rx: 5 }) +
    rect(x - 34, y + 17, 48, 7, { fill: ambience.ink, rx: 3, opacity: 0.4 }) +
    rect(x - 34, y + 31, 30, 7, { fill: ambience.accent, rx: 3 });
  const rows = [
    { y: 262, count: 4, size: 205, shift: 1 },
    { y: 645, count: 3, size: 300, shift: 0 },
    { y: 970, count: 4, size: 225, shift: 2 },
  ];
  const shelves = rows.map(({ y, count, size, shift }, row) => {
    const step = 1000 / count;
    const drawings = Array.from({ length: count }, (_, i) => {
      const sprite = row !== 1 && others.length ? cyclicItem(others, row) : cyclicItem(goods, i + shift);
      const place = { x: step * (i + 0.5), y: y + 6, width: Math.min(size, step * 0.96), height: size };
      return sheet.dropShadow(sprite, place, 14, 6, 0.3) + sheet.castShadow(sprite, place, 0.16) + sheet.sprite(sprite, place);
    });
    const edge = rect(-10, y, 1020, 54, { fill: board }) + rect(-10, y, 1020, 4, { fill: "#fff", opacity: 0.8 });
    const tags = Array.from({ length: count }, (_, i) => priceTag(step * (i + 0.5), y));
    return rect(0, y + 54, 1000, 90, { fill: shadowBelow }) + drawings.join("") + edge + tags.join("");
  });
  return (
    rect(0, 0, 1000, 1000, { fill: wall }) +
    lightPool(sheet, 500, 430, 620, 420, 0.55) +
    shelves.join("") +
    vignette(sheet, ambience.ink, 0.3)
  );
};
