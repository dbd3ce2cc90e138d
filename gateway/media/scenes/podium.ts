import { arch, lightPool, plinth, room } from "../backdrop.ts";
import { ellipse } from "../shapes.ts";
import type { Composition } from "./composition.ts";

export const podium: Composition = ({ sheet, random, ambience, hero, others }) => {
  const [companion] = others;
  const side = random() < 0.5 ? 1 : -1;
  const place = { x: 500, y: 722, width: 500, height: 500 };
  const beside = { x: 500 + side * 345, y: 800, width: 170, height: 170 };
  const ballGradient = sheet.radialGradient([ambience.wallLit, ambience.accent, ambience.accentDeep], 0.36, 0.3, 0.8);
  const ball =
    ellipse(500 + side * 372, 862, 96, 16, { fill: sheet.shadowGradient(0.5) }) +
    ellipse(500 + side * 360, 800, 64, 64, { fill: ballGradient });
  return (
    room(sheet, ambience, 640) +
    arch(sheet, ambience, 500 - side * 60, 640, 560, 560) +
    lightPool(sheet, 470, 380, 260, 260, 0.5) +
    (companion
      ? plinth(sheet, ambience, 500 + side * 345, 860, 112, 60) +
        sheet.castShadow(companion, beside, 0.25) +
        sheet.sprite(companion, beside)
      : ball) +
    plinth(sheet, ambience, 500, 860, 275, 130) +
    sheet.castShadow(hero, place, 0.3) +
    sheet.sprite(hero, place)
  );
};
