import { sweep } from "../backdrop.ts";
import { pick } from "../seeded.ts";
import { ellipse, rect } from "../shapes.ts";
import type { Composition } from "./composition.ts";

export const studio: Composition = ({ sheet, random, ambience, hero }) => {
  const place = { x: 490, y: 815, width: 640, height: 620 };
  const disc = sheet.linearGradient([
    [0, ambience.accent],
    [1, ambience.wallLit, 0.2],
  ]);
  const behind = pick(random, [
    "",
    ellipse(500, 470, 345, 345, { fill: disc, opacity: 0.75 }),
    rect(150, 130, 700, 560, { fill: disc, rx: 36, opacity: 0.6 }),
  ]);
  return sweep(sheet, ambience, 660) + behind + sheet.castShadow(hero, place) + sheet.sprite(hero, place);
};
