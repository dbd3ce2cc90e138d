import { arch, lightPool, plinth, room } from "../backdrop.ts";
import { ellipse } from "../shapes.ts";
import type { Composition } from "./stage.ts";

export const podium: Composition = ({ sheet, random, air, hero, others }) => {
  const [companion] = others;
  const side = random() < 0.5 ? 1 : -1;
  const place = { x: 500, y: 722, width: 500, height: 500 };
  const low = { x: 500 + side * 345, y: 800, width: 170, height: 170 };
  const round = sheet.glow([air.wallLit, air.accent, air.accentDeep], 0.36, 0.3, 0.8);
  const ball =
    ellipse(500 + side * 372, 862, 96, 16, { fill: sheet.ground(0.5) }) + ellipse(500 + side * 360, 800, 64, 64, { fill: round });
  return (
    room(sheet, air, 640) +
    arch(sheet, air, 500 - side * 60, 640, 560, 560) +
    lightPool(sheet, 470, 380, 260, 260, 0.5) +
    (companion
      ? plinth(sheet, air, 500 + side * 345, 860, 112, 60) + sheet.cast(companion, low, 0.25) + sheet.thing(companion, low)
      : ball) +
    plinth(sheet, air, 500, 860, 275, 130) +
    sheet.cast(hero, place, 0.3) +
    sheet.thing(hero, place)
  );
};
