import { room } from "../backdrop.ts";
import { polygon } from "../shapes.ts";
import type { Composition } from "./composition.ts";

/** The hero, and behind it another variant or product, in two beams of light from above. Mirrored at random. */
export const duo: Composition = ({ sheet, random, ambience, hero, others, variants }) => {
  const companion = variants[1] ?? others[0] ?? hero;
  const side = random() < 0.5 ? 1 : -1;
  const behind = { x: 500 + side * 205, y: 745, width: 400, height: 440, mirror: true };
  const inFront = { x: 500 - side * 130, y: 850, width: 520, height: 520 };
  const beam = sheet.linearGradient([
    [0, "#fff", 0.5],
    [1, "#fff", 0.02],
  ]);
  return (
    room(sheet, ambience, 620) +
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
    sheet.castShadow(companion, behind) +
    sheet.sprite(companion, behind) +
    sheet.castShadow(hero, inFront) +
    sheet.sprite(hero, inFront)
  );
};
