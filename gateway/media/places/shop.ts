import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { plant } from "../plant.ts";
import { pick } from "../seeded.ts";
import { ellipse, path, polygon, rect, stroke } from "../shapes.ts";
import { chamber, lamp, shelves, sign } from "./furniture.ts";
import type { Setting } from "./setting.ts";

export function counter(
  { sheet, ambience, goods }: Setting,
  x: number,
  top: number,
  width: number,
  bottom: number,
  count: number,
): string {
  const front = sheet.linearGradient([ambience.paper, ambience.wallLit, ambience.wallDeep]);
  const step = width / count;
  const size = (bottom - top) * 1.02;
  const drawings = Array.from({ length: count }, (_, i) => {
    const place = { x: x + step * (i + 0.5), y: top + 16, width: step * 0.9, height: size };
    return sheet.castShadow(cyclicItem(goods, i), place, 0.24) + sheet.sprite(cyclicItem(goods, i), place);
  });
  const panels = Array.from({ length: 5 }, (_, i) =>
    rect(x + 16 + (i * (width - 12)) / 5, top + 56, (width - 12) / 5 - 20, bottom - top - 78, {
      fill: ambience.accentLit,
      rx: 8,
      opacity: 0.55,
    }),
  );
  return (
    ellipse(x + width / 2, bottom, width * 0.54, 26, { fill: sheet.shadowGradient(0.5) }) +
    rect(x, top + 26, width, bottom - top - 26, { fill: front, rx: 6 }) +
    panels.join("") +
    polygon(
      [
        [x + 26, top - 8],
        [x + width - 26, top - 8],
        [x + width + 14, top + 30],
        [x - 14, top + 30],
      ],
      { fill: sheet.linearGradient([ambience.wall, ambience.paper]) },
    ) +
    rect(x - 14, top + 30, width + 28, 12, { fill: ambience.accent }) +
    drawings.join("")
  );
}

export function booth(setting: Setting, text: string): string {
  const { sheet, ambience, random } = setting;
  const rows = pick(random, [2, 3]);
  const slats = [0, 1, 2, 3]
    .map((i) => `M${30 + i * 40} ${60 + i * 28}V${860 - i * 50}M${1170 - i * 40} ${60 + i * 28}V${860 - i * 50}`)
    .join("");
  return (
    chamber(sheet, ambience, 180, 150, 840, 540) +
    stroke(slats, "#fff", 5, 0.3) +
    shelves(setting, 200, 170, 800, 570, rows, rows * 2 + 2) +
    [300, 600, 900].map((x) => lightPool(sheet, x, 130, 190, 60, 0.8)).join("") +
    counter(setting, 210, 660, 780, 850, 4) +
    plant(sheet, ambience, random, 1088, 720, 150) +
    sign(sheet, ambience, 90, 28, 1020, 104, text) +
    vignette(sheet, ambience.ink, 0.3)
  );
}

const STONES = [tone(0.9, 0.02, 75), tone(0.86, 0.018, 240), tone(0.8, 0.05, 40), tone(0.93, 0.012, 100)];

export function facade(setting: Setting, text: string): string {
  const { sheet, ambience, goods, random } = setting;
  const stone = pick(random, STONES);
  const isMirrored = random() < 0.5;
  const [windowX, doorX] = isMirrored ? [410, 130] : [130, 830];
  const glass = sheet.linearGradient([ambience.wallDeep, ambience.wallLit], { x1: 0, y1: 0, x2: 0.4, y2: 1 });
  const dusk = sheet.linearGradient([tone(0.62, 0.06, 235), tone(0.86, 0.04, 215)], { x1: 0, y1: 0, x2: 0.5, y2: 1 });
  const stripes = Array.from({ length: 16 }, (_, i) =>
    path(`M${100 + i * 62.5} 250h62.5l8 92a35 26 0 0 1 -70 0z`, { fill: i % 2 ? "#fff" : ambience.accent }),
  );
  const displayed = [0, 1, 2].map((i) => {
    const size = i === 1 ? 270 : 200;
    const spot = { x: windowX + 110 + i * 220, y: 712, width: size, height: size };
    return (
      rect(spot.x - 90, 706, 180, 44, { fill: ambience.paper, rx: 4 }) +
      sheet.castShadow(cyclicItem(goods, i), spot, 0.25) +
      sheet.sprite(cyclicItem(goods, i), spot)
    );
  });
  const upperWindows = Array.from(
    { length: 4 },
    (_, i) =>
      rect(150 + i * 240, -40, 180, 120, { fill: dusk, rx: 6 }) +
      rect(150 + i * 240, 76, 180, 10, { fill: "#000", opacity: 0.15 }),
  );
  return (
    rect(0, 0, 1200, 900, { fill: stone }) +
    stroke(Array.from({ length: 12 }, (_, i) => `M0 ${20 + i * 70}H1200`).join(""), "#000", 2, 0.06) +
    upperWindows.join("") +
    rect(windowX - 14, 326, 688, 440, { fill: ambience.ink, rx: 8 }) +
    rect(windowX, 340, 660, 412, { fill: glass }) +
    lightPool(sheet, windowX + 330, 480, 330, 200, 0.7) +
    [windowX + 110, windowX + 330, windowX + 550].map((x) => lamp(sheet, ambience, x, 396, 34, 344)).join("") +
    displayed.join("") +
    polygon(
      [
        [windowX + 60, 340],
        [windowX + 190, 340],
        [windowX + 20, 752],
        [windowX, 752],
        [windowX, 480],
      ],
      { fill: "#fff", opacity: 0.16 },
    ) +
    rect(doorX - 12, 326, 264, 480, { fill: ambience.ink, rx: 8 }) +
    rect(doorX, 340, 240, 466, { fill: sheet.linearGradient([ambience.accentLit, ambience.wallLit]) }) +
    rect(doorX + 22, 364, 196, 300, { fill: glass, rx: 6 }) +
    rect(doorX + (isMirrored ? 198 : 22), 560, 16, 110, { fill: "#fff", rx: 8 }) +
    rect(0, 752, 1200, 60, { fill: "#000", opacity: 0.06 }) +
    polygon(
      [
        [0, 806],
        [1200, 806],
        [1200, 900],
        [0, 900],
      ],
      { fill: sheet.linearGradient([tone(0.72, 0.01, 80), tone(0.84, 0.01, 80)]) },
    ) +
    stroke("M0 808H1200M180 808L60 900M480 808L420 900M780 808L820 900M1060 808L1180 900", "#000", 2.5, 0.14) +
    rect(100, 344, 1000, 60, {
      fill: sheet.linearGradient([
        [0, "#000", 0.3],
        [1, "#000", 0],
      ]),
    }) +
    stripes.join("") +
    rect(100, 250, 1000, 92, {
      fill: sheet.linearGradient([
        [0, "#fff", 0.25],
        [1, "#000", 0.12],
      ]),
    }) +
    sign(sheet, ambience, 100, 118, 1000, 118, text) +
    plant(sheet, ambience, random, isMirrored ? 1140 : 60, 752, 150) +
    vignette(sheet, ambience.ink, 0.25)
  );
}
