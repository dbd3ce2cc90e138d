import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, plinth, sweep } from "../backdrop.ts";
import { path } from "../shapes.ts";
import { besideHero, type Composition } from "./composition.ts";

export const trio: Composition = ({ sheet, random, ambience, hero, others, variants }) => {
  const companions = besideHero({ hero, others, variants });
  const left = cyclicItem(companions, 0);
  const right = cyclicItem(companions, 1);
  const isMirrored = random() < 0.5;
  const mirrored = (x: number): number => (isMirrored ? 1000 - x : x);
  const spots = [
    { sprite: left, x: mirrored(215), foot: 800, radius: 150, rise: 190, size: 280 },
    { sprite: hero, x: mirrored(515), foot: 860, radius: 190, rise: 90, size: 420 },
    { sprite: right, x: mirrored(805), foot: 900, radius: 135, rise: 40, size: 270 },
  ];
  const hill = sheet.linearGradient([
    [0, ambience.accentLit],
    [1, ambience.wallLit, 0.2],
  ]);
  const drawings = spots.map(({ sprite, x, foot, radius, rise, size }) => {
    const place = { x, y: foot - rise + radius * 0.05, width: size, height: size };
    return plinth(sheet, ambience, x, foot, radius, rise) + sheet.castShadow(sprite, place, 0.26) + sheet.sprite(sprite, place);
  });
  return (
    sweep(sheet, ambience, 680) +
    path(`M0 660C180 420 360 380 520 520S840 420 1000 500V690H0Z`, { fill: hill, opacity: 0.6 }) +
    lightPool(sheet, mirrored(500), 420, 320, 300, 0.45) +
    drawings.join("")
  );
};
