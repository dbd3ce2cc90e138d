import { lightPool, vignette } from "../backdrop.ts";
import { between, type Random } from "../seeded.ts";
import { ellipse, rect } from "../shapes.ts";
import type { Sprite } from "../sprite.ts";
import { type Composition, cycle } from "./stage.ts";

type Spot = { x: number; y: number; size: number; turn: number };

function honeycomb(random: Random): Spot[] {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => ({
      x: 30 + column * 235 + (row % 2 ? 118 : 0),
      y: 10 + row * 245,
      size: 172,
      turn: between(random, -22, 22) + (row % 2 ? 14 : -14),
    })),
  ).flat();
}

function wreath(random: Random): Spot[] {
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

export const flatlay: Composition = ({ sheet, random, air, hero, others, variants }) => {
  const pattern = random() < 0.5;
  const spots = pattern ? honeycomb(random) : wreath(random);
  const ring: Sprite[] = variants.length > 1 ? variants : [hero, hero, ...others];
  const surface = sheet.fade([air.wallLit, air.wall, air.wallDeep], { x1: 0, y1: 0, x2: 1, y2: 1 });
  const things = spots.map(({ x, y, size, turn }, i) => {
    const big = size > 300;
    const thing = big ? hero : cycle(ring, i, hero);
    const place = {
      x,
      y: y + (sheet.scale(thing, { width: size, height: size }) * thing.height) / 2,
      width: size,
      height: size,
      turn,
    };
    const reach = big ? 22 : 12;
    return sheet.drop(thing, place, reach, reach * 1.3, big ? 0.42 : 0.36) + sheet.thing(thing, place);
  });
  const mat = sheet.fade([air.accentLit, air.accent], { x1: 0, y1: 0, x2: 1, y2: 1 });
  return (
    rect(0, 0, 1000, 1000, { fill: surface }) +
    (pattern ? "" : ellipse(508, 514, 300, 300, { fill: "#000", opacity: 0.08 }) + ellipse(500, 500, 300, 300, { fill: mat })) +
    lightPool(sheet, 260, 220, 640, 560, 0.45) +
    things.join("") +
    vignette(sheet, air.accentDeep, 0.22)
  );
};
