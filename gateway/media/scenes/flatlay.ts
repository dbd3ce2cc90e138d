import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { between, type Random } from "../seeded.ts";
import { ellipse, rect } from "../shapes.ts";
import { DIAGONAL } from "../sheet.ts";
import type { Sprite } from "../sprite.ts";
import type { Composition } from "./composition.ts";

type Spot = { x: number; y: number; size: number; turn: number };

function staggeredGrid(random: Random): Spot[] {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => ({
      x: 30 + column * 235 + (row % 2 ? 118 : 0),
      y: 10 + row * 245,
      size: 172,
      turn: between(random, -22, 22) + (row % 2 ? 14 : -14),
    })),
  ).flat();
}

function ringAroundCentre(random: Random): Spot[] {
  const ring = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + 0.3;
    return {
      x: 500 + 445 * Math.cos(angle),
      y: 500 + 445 * Math.sin(angle),
      size: 190,
      turn: 24 * Math.cos(angle) + between(random, -16, 16),
    };
  });
  return [...ring, { x: 500, y: 500, size: 470, turn: between(random, -14, 14) }];
}

/** Seen from above: the variants, or else the hero and other products, in a grid or in a ring around the hero on a round mat. */
export const flatlay: Composition = ({ sheet, random, ambience, hero, others, variants }) => {
  const isGrid = random() < 0.5;
  const spots = isGrid ? staggeredGrid(random) : ringAroundCentre(random);
  const shown: Sprite[] = variants.length > 1 ? variants : [hero, hero, ...others];
  const surface = sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.wallDeep], DIAGONAL);
  const drawings = spots.map(({ x, y, size, turn }, i) => {
    const isCentre = size > 300;
    const sprite = isCentre ? hero : cyclicItem(shown, i);
    const place = {
      x,
      y: y + (sheet.fitScale(sprite, { width: size, height: size }) * sprite.height) / 2,
      width: size,
      height: size,
      turn,
    };
    const offset = isCentre ? 22 : 12;
    return sheet.dropShadow(sprite, place, offset, offset * 1.3, isCentre ? 0.42 : 0.36) + sheet.sprite(sprite, place);
  });
  const mat = sheet.linearGradient([ambience.accentLit, ambience.accent], DIAGONAL);
  return (
    rect(0, 0, 1000, 1000, { fill: surface }) +
    (isGrid ? "" : ellipse(508, 514, 300, 300, { fill: "#000", opacity: 0.08 }) + ellipse(500, 500, 300, 300, { fill: mat })) +
    lightPool(sheet, 260, 220, 640, 560, 0.45) +
    drawings.join("") +
    vignette(sheet, ambience.accentDeep, 0.22)
  );
};
