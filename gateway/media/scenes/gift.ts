import { cyclicItem } from "../../cyclic-item.ts";
import type { Ambience } from "../ambience.ts";
import { room } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { between } from "../seeded.ts";
import { ellipse, path, polygon, rect, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { besideHero, type Composition } from "./composition.ts";

const KRAFT = {
  lit: tone(0.83, 0.06, 72),
  plain: tone(0.76, 0.072, 68),
  deep: tone(0.62, 0.075, 62),
  inside: tone(0.46, 0.06, 58),
};

function cartonFront(sheet: Sheet, ambience: Ambience): string {
  const front = sheet.linearGradient([KRAFT.lit, KRAFT.plain, KRAFT.deep], { x1: 0, y1: 0, x2: 0.6, y2: 1 });
  return (
    path("M212 600H800V868a12 12 0 0 1 -12 12H224a12 12 0 0 1 -12 -12Z", { fill: front }) +
    rect(212, 600, 588, 10, { fill: "#fff", opacity: 0.25 }) +
    rect(468, 600, 78, 280, { fill: tone(0.88, 0.05, 78), opacity: 0.45 }) +
    rect(606, 690, 140, 104, { fill: ambience.paper, rx: 6 }) +
    rect(622, 706, 66, 30, { fill: ambience.accent, rx: 4 }) +
    stroke("M624 756h104M624 774h70", ambience.ink, 6, 0.35) +
    stroke("M268 760v-52M248 728l20 -22l20 22M330 760v-52M310 728l20 -22l20 22M242 782h116", KRAFT.deep, 9, 0.9)
  );
}

export const gift: Composition = ({ sheet, random, ambience, hero, others, variants }) => {
  const companions = besideHero({ hero, others, variants });
  const ground = sheet.shadowGradient(0.5);
  const flap = sheet.linearGradient([KRAFT.lit, KRAFT.plain]);
  const wing = sheet.linearGradient([KRAFT.plain, KRAFT.deep], { x1: 1, y1: 0, x2: 0, y2: 0 });
  const tissueFill = sheet.linearGradient([ambience.paper, ambience.accentLit]);
  const tissuePaper = (x: number, y: number, size: number): string =>
    path(
      `M${x} ${y}l${size * 0.5} ${-size}l${size * 0.42} ${size * 0.55}l${size * 0.5} ${-size * 0.8}l${size * 0.55} ${size * 1.25}z`,
      { fill: tissueFill },
    );
  const left = { x: 350, y: 640, width: 270, height: 330, turn: between(random, -14, -5) };
  const right = { x: 672, y: 640, width: 270, height: 300, turn: between(random, 5, 14), mirror: true };
  const middle = { x: 506, y: 665, width: 440, height: 470 };
  return (
    room(sheet, ambience, 600) +
    ellipse(540, 872, 420, 62, { fill: ground }) +
    polygon(
      [
        [250, 520],
        [764, 520],
        [730, 430],
        [284, 430],
      ],
      { fill: flap },
    ) +
    polygon(
      [
        [212, 560],
        [250, 518],
        [764, 518],
        [800, 560],
        [800, 660],
        [212, 660],
      ],
      { fill: KRAFT.inside },
    ) +
    tissuePaper(262, 640, 120) +
    tissuePaper(560, 640, 130) +
    sheet.sprite(cyclicItem(companions, 0), left) +
    sheet.sprite(cyclicItem(companions, 1), right) +
    sheet.sprite(hero, middle) +
    tissuePaper(230, 660, 80) +
    tissuePaper(400, 662, 62) +
    tissuePaper(610, 662, 84) +
    polygon(
      [
        [212, 560],
        [212, 700],
        [96, 628],
        [110, 590],
      ],
      { fill: wing },
    ) +
    polygon(
      [
        [800, 560],
        [800, 700],
        [908, 628],
        [896, 590],
      ],
      { fill: wing },
    ) +
    cartonFront(sheet, ambience)
  );
};
