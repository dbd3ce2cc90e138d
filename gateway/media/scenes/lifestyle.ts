import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { between, pick } from "../seeded.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import type { Composition, Stage } from "./stage.ts";

const WOODS = [
  { l: 0.8, c: 0.06, h: 70 },
  { l: 0.68, c: 0.075, h: 60 },
  { l: 0.88, c: 0.03, h: 80 },
];

/** A pot plant whose leaves fan out from (x, y), the rim of its pot. */
function plant(sheet: Sheet, { air, random }: Stage, x: number, y: number, size: number): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = -78 + i * 19.5 + between(random, -6, 6);
    const length = size * between(random, 0.78, 1.1) * (1 - Math.abs(angle) / 260);
    const green = sheet.fade([tone(0.62 - (i % 3) * 0.06, 0.1, 148), tone(0.42 - (i % 2) * 0.04, 0.075, 156)]);
    const leaf = `M0 0C${-size * 0.2} ${-length * 0.35} ${-size * 0.13} ${-length * 0.85} 0 ${-length}C${size * 0.13} ${-length * 0.85} ${size * 0.2} ${-length * 0.35} 0 0Z`;
    return group(
      path(leaf, { fill: green }) + stroke(`M0 ${-length * 0.08}V${-length * 0.86}`, "#fff", 2.5, 0.22),
      `transform="translate(${x} ${y}) rotate(${angle.toFixed(1)})"`,
    );
  });
  const pot = sheet.fade(
    [
      [0, air.paper],
      [0.45, air.wallLit],
      [1, air.accentDeep],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const w = size * 0.36;
  return leaves.join("") + path(`M${x - w} ${y - 8}H${x + w}L${x + w * 0.76} ${y + size * 0.5}H${x - w * 0.76}Z`, { fill: pot });
}

/** At home: table, wall, light through a window, a plant. */
export const lifestyle: Composition = (stage) => {
  const { sheet, random, air, hero, others } = stage;
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
    plant(sheet, stage, at(190), 590, 330) +
    sheet.cast(hero, place, 0.36) +
    sheet.thing(hero, place) +
    (companion ? sheet.cast(companion, small, 0.32) + sheet.thing(companion, small) : "") +
    vignette(sheet, tone(0.3, 0.05, air.h), 0.22)
  );
};
