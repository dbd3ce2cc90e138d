import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, plinth } from "../backdrop.ts";
import { ellipse, path, rect } from "../shapes.ts";
import { DIAGONAL } from "../sheet.ts";
import type { BannerShape } from "../views.ts";
import type { Setting } from "./setting.ts";

export const banner = (setting: Setting, shape: BannerShape): string =>
  shape === "wide" ? wideBanner(setting) : tallBanner(setting);

/** A plinth with goods on it. `x`, `foot`: middle of its base. `rise`: its height. `index`, `size`: of the goods. */
type Stand = { index: number; x: number; foot: number; radius: number; rise: number; size: number };

function drawStand({ sheet, ambience, goods }: Setting, { index, x, foot, radius, rise, size }: Stand): string {
  const sprite = cyclicItem(goods, index);
  const place = { x, y: foot - rise + radius * 0.04, width: size, height: size };
  return plinth(sheet, ambience, x, foot, radius, rise) + sheet.castShadow(sprite, place, 0.26) + sheet.sprite(sprite, place);
}

function wideBanner(setting: Setting): string {
  const { sheet, ambience } = setting;
  const stands = [
    { index: 1, x: 640, foot: 520, radius: 105, rise: 70, size: 200 },
    { index: 3, x: 1310, foot: 512, radius: 110, rise: 130, size: 220 },
    { index: 2, x: 1160, foot: 548, radius: 135, rise: 60, size: 290 },
    { index: 0, x: 900, foot: 560, radius: 175, rise: 72, size: 400 },
  ].map((stand) => drawStand(setting, stand));
  return (
    rect(0, 0, 1400, 600, {
      fill: sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.accentLit], { x1: 0, y1: 0, x2: 1, y2: 0.15 }),
    }) +
    path("M380 600C500 360 480 140 640 0H1400V600Z", {
      fill: sheet.linearGradient([ambience.accentLit, ambience.accent], DIAGONAL),
      opacity: 0.65,
    }) +
    ellipse(940, 290, 330, 330, { fill: sheet.linearGradient([ambience.wallLit, ambience.accentLit]), opacity: 0.85 }) +
    rect(0, 470, 1400, 130, {
      fill: sheet.linearGradient([
        [0, ambience.floorDeep, 0],
        [0.3, ambience.floorDeep, 0.4],
        [1, ambience.floorLit, 0.9],
      ]),
    }) +
    lightPool(sheet, 860, 200, 420, 280, 0.5) +
    stands.join("")
  );
}

function tallBanner(setting: Setting): string {
  const { sheet, ambience } = setting;
  const stands = [
    { index: 1, x: 150, foot: 850, radius: 120, rise: 120, size: 220 },
    { index: 2, x: 660, foot: 840, radius: 120, rise: 70, size: 240 },
    { index: 0, x: 400, foot: 920, radius: 185, rise: 80, size: 370 },
  ].map((stand) => drawStand(setting, stand));
  return (
    rect(0, 0, 800, 1000, { fill: sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.accentLit]) }) +
    ellipse(400, 720, 350, 350, { fill: sheet.linearGradient([ambience.accentLit, ambience.wallLit]), opacity: 0.8 }) +
    rect(0, 780, 800, 220, {
      fill: sheet.linearGradient([
        [0, ambience.floorDeep, 0],
        [0.25, ambience.floorDeep, 0.5],
        [1, ambience.floorLit, 0.95],
      ]),
    }) +
    lightPool(sheet, 340, 600, 330, 260, 0.5) +
    stands.join("")
  );
}
