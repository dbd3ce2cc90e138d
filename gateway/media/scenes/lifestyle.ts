import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { plant } from "../plant.ts";
import { between, pick } from "../seeded.ts";
import { ellipse, group, polygon, rect, stroke } from "../shapes.ts";
import type { Composition } from "./stage.ts";

const WOODS = [
  { l: 0.8, c: 0.06, h: 70 },
  { l: 0.68, c: 0.075, h: 60 },
  { l: 0.88, c: 0.03, h: 80 },
];

export const lifestyle: Composition = ({ sheet, random, air, hero, others }) => {
  const wood = pick(random, WOODS);
  const side = random() < 0.5 ? 1 : -1;
  const at = (x: number): number => (side === 1 ? x : 1000 - x);
  const table = sheet.fade([
    [0, tone(wood.l - 0.06, wood.c, wood.h)],
    [0.25, tone(wood.l, wood.c, wood.h)],
    [1, tone(wood.l + 0.05, wood.c * 0.9, wood.h)],
  ]);
  const grain = Array.from(
    { length: 9 },
    (_, i) => `M0 ${690 + i * 34 + between(random, -6, 6)}q250 ${between(random, -14, 14)} 500 0t500 0`,
  ).join("");
  const pane = (x: number, y: number): string =>
    `<polygon points="${x},${y} ${x + 150},${y - 34} ${x + 150},${y + 186} ${x},${y + 220}" fill="#fff" opacity="0.4"/>`;
  const place = { x: at(560), y: 868, width: 520, height: 520 };
  const small = { x: at(300), y: 930, width: 220, height: 220 };
  const [companion] = others;
  const stand = sheet.ground(0.5);
  return (
    rect(0, 0, 1000, 680, {
      fill: sheet.fade([air.wall, air.wallLit]),
    }) +
    group(
      pane(470, 130) + pane(645, 91) + pane(470, 375) + pane(645, 336),
      `transform="${side === 1 ? "" : "translate(1000 0) scale(-1 1)"}"`,
    ) +
    lightPool(sheet, at(620), 300, 420, 380, 0.4) +
    rect(0, 660, 1000, 340, { fill: table }) +
    stroke(grain, tone(wood.l - 0.16, wood.c, wood.h), 3, 0.22) +
    rect(0, 652, 1000, 10, { fill: "#000", opacity: 0.1 }) +
    polygon(
      [
        [at(330), 1000],
        [at(520), 662],
        [at(860), 662],
        [at(1000), 1000],
      ],
      { fill: "#fff", opacity: 0.16 },
    ) +
    ellipse(at(215), 752, 170, 26, { fill: stand }) +
    plant(sheet, air, random, at(190), 590, 330) +
    sheet.cast(hero, place, 0.36) +
    sheet.thing(hero, place) +
    (companion ? sheet.cast(companion, small, 0.32) + sheet.thing(companion, small) : "") +
    vignette(sheet, tone(0.3, 0.05, air.h), 0.22)
  );
};
