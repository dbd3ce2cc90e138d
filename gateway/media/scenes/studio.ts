import { sweep } from "../backdrop.ts";
import { pick } from "../seeded.ts";
import { ellipse, rect } from "../shapes.ts";
import type { Composition } from "./stage.ts";

export const studio: Composition = ({ sheet, random, air, hero }) => {
  const place = { x: 490, y: 815, width: 640, height: 620 };
  const disc = sheet.fade([
    [0, air.accent],
    [1, air.wallLit, 0.2],
  ]);
  const behind = pick(random, [
    "",
    ellipse(500, 470, 345, 345, { fill: disc, opacity: 0.75 }),
    rect(150, 130, 700, 560, { fill: disc, rx: 36, opacity: 0.6 }),
  ]);
  return sweep(sheet, air, 660) + behind + sheet.cast(hero, place) + sheet.thing(hero, place);
};
