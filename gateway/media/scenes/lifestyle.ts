import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { plant } from "../plant.ts";
import { between, pick } from "../seeded.ts";
import { ellipse, group, polygon, rect, stroke } from "../shapes.ts";
import type { Composition } from "./composition.ts";

const WOODS = [
  { l: 0.8, c: 0.06, h: 70 },
  { l: 0.68, c: 0.075, h: 60 },
  { l: 0.88, c: 0.03, h: 80 },
];

export const lifestyle: Composition = ({ sheet, random, ambience, hero, others }) => {
  const wood = pick(random, WOODS);
  const side = random() < 0.5 ? 1 : -1;
  const mirrored = (x: number): number => (side === 1 ? x : 1000 - x);
  const table = sheet.linearGradient([
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
  const place = { x: mirrored(560), y: 868, width: 520, height: 520 };
  const beside = { x: mirrored(300), y: 930, width: 220, height: 220 };
  const [companion] = others;
  const potShadow = sheet.shadowGradient(0.5);
  return (
    rect(0, 0, 1000, 680, { fill: sheet.linearGradient([ambience.wall, ambience.wallLit]) }) +
    group(
      pane(470, 130) + pane(645, 91) + pane(470, 375) + pane(645, 336),
      `transform="${side === 1 ? "" : "translate(1000 0) scale(-1 1)"}"`,
    ) +
    lightPool(sheet, mirrored(620), 300, 420, 380, 0.4) +
    rect(0, 660, 1000, 340, { fill: table }) +
    stroke(grain, tone(wood.l - 0.16, wood.c, wood.h), 3, 0.22) +
    rect(0, 652, 1000, 10, { fill: "#000", opacity: 0.1 }) +
    polygon(
      [
        [mirrored(330), 1000],
        [mirrored(520), 662],
        [mirrored(860), 662],
        [mirrored(1000), 1000],
      ],
      { fill: "#fff", opacity: 0.16 },
    ) +
    ellipse(mirrored(215), 752, 170, 26, { fill: potShadow }) +
    plant(sheet, ambience, random, mirrored(190), 590, 330) +
    sheet.castShadow(hero, place, 0.36) +
    sheet.sprite(hero, place) +
    (companion ? sheet.castShadow(companion, beside, 0.32) + sheet.sprite(companion, beside) : "") +
    vignette(sheet, tone(0.3, 0.05, ambience.h), 0.22)
  );
};
