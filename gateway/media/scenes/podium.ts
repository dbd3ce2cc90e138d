import { arch, lightPool, plinth, room } from "../backdrop.ts";
import type { Composition } from "./stage.ts";

/** One thing on a plinth in front of a niche. */
export const podium: Composition = ({ sheet, random, air, hero, others }) => {
  const [companion] = others;
  const side = random() < 0.5 ? 1 : -1;
  const place = { x: 500, y: 722, width: 500, height: 500 };
  const low = { x: 500 + side * 345, y: 800, width: 170, height: 170 };
  return (
    room(sheet, air, 640) +
    arch(sheet, air, 500 - side * 60, 640, 560, 560) +
    lightPool(sheet, 470, 380, 260, 260, 0.5) +
    plinth(sheet, air, 500 + side * 345, 860, 112, 60) +
    (companion ? sheet.cast(companion, low, 0.25) + sheet.thing(companion, low) : "") +
    plinth(sheet, air, 500, 860, 275, 130) +
    sheet.cast(hero, place, 0.3) +
    sheet.thing(hero, place)
  );
};
