import { room } from "../backdrop.ts";
import { polygon } from "../shapes.ts";
import type { Composition } from "./stage.ts";

export const duo: Composition = ({ sheet, random, air, hero, others, variants }) => {
  const second = variants[1] ?? others[0] ?? hero;
  const side = random() < 0.5 ? 1 : -1;
  const back = { x: 500 + side * 205, y: 745, width: 400, height: 440, mirror: true };
  const front = { x: 500 - side * 130, y: 850, width: 520, height: 520 };
  const beam = sheet.fade([
    [0, "#fff", 0.5],
    [1, "#fff", 0.02],
  ]);
  return (
    room(sheet, air, 620) +
    polygon(
      [
        [-80, 0],
        [330, 0],
        [820, 1000],
        [160, 1000],
      ],
      { fill: beam, opacity: 0.55 },
    ) +
    polygon(
      [
        [420, 0],
        [540, 0],
        [1130, 1000],
        [960, 1000],
      ],
      { fill: beam, opacity: 0.45 },
    ) +
    sheet.cast(second, back) +
    sheet.thing(second, back) +
    sheet.cast(hero, front) +
    sheet.thing(hero, front)
  );
};
