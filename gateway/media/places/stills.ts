import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { plant } from "../plant.ts";
import { ellipse, group, polygon, rect, stroke } from "../shapes.ts";
import type { Still } from "../views.ts";
import { lamp, shelves } from "./furniture.ts";
import type { Setting } from "./setting.ts";
import { counter } from "./shop.ts";

function live(setting: Setting): string {
  const { sheet, ambience } = setting;
  const ringLight = sheet.radialGradient([
    [0.7, "#fff", 0],
    [0.8, "#fff7e0", 0.85],
    [0.9, "#fff", 0.95],
    [1, "#fff7e0", 0],
  ]);
  const tripod = "M1330 470V860M1330 800L1240 880M1330 800L1420 880";
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.accentDeep, ambience.accent, ambience.accentLit]) }) +
    rect(90, 90, 1080, 560, { fill: sheet.linearGradient([ambience.wallDeep, ambience.wall]), rx: 16 }) +
    shelves(setting, 120, 110, 1020, 540, 2, 7) +
    [330, 640, 950].map((x) => lamp(sheet, ambience, x, 80, 46)).join("") +
    lightPool(sheet, 640, 540, 620, 330, 0.6) +
    counter(setting, 150, 640, 960, 890, 4) +
    stroke(tripod, ambience.ink, 16) +
    ellipse(1330, 320, 260, 260, { fill: ringLight }) +
    `<circle cx="1330" cy="320" r="206" fill="none" stroke="#fffdf4" stroke-width="34"/><circle cx="1330" cy="320" r="228" fill="none" stroke="${ambience.ink}" stroke-opacity="0.25" stroke-width="6"/>` +
    rect(1262, 190, 136, 262, { fill: ambience.ink, rx: 22 }) +
    rect(1272, 204, 116, 234, { fill: sheet.linearGradient([ambience.accentLit, ambience.wallLit]), rx: 12 }) +
    sheet.sprite(cyclicItem(setting.goods, 0), { x: 1330, y: 392, width: 96, height: 110 }) +
    ellipse(1330, 418, 9, 9, { fill: "#fff", opacity: 0.9 }) +
    vignette(sheet, ambience.ink, 0.4)
  );
}

function video({ sheet, ambience, goods }: Setting): string {
  const farGoods = [190, 520, 1150, 1450].map((x, i) =>
    sheet.sprite(cyclicItem(goods, i + 1), { x, y: 640, width: 300, height: 330 }),
  );
  const bokeh = Array.from({ length: 14 }, (_, i) =>
    ellipse((i * 397) % 1600, 60 + ((i * 149) % 380), 26 + ((i * 31) % 50), 26 + ((i * 31) % 50), {
      fill: "#fff",
      opacity: 0.12 + (i % 3) * 0.06,
    }),
  );
  const place = { x: 800, y: 800, width: 640, height: 620 };
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.accentDeep, ambience.accent, ambience.accentLit]) }) +
    bokeh.join("") +
    rect(0, 600, 1600, 300, { fill: sheet.linearGradient([ambience.accent, ambience.floor, ambience.floorLit]) }) +
    group(farGoods.join(""), `filter="${sheet.blur(13)}" opacity="0.85"`) +
    lightPool(sheet, 760, 480, 560, 420, 0.6) +
    sheet.castShadow(goods[0], place, 0.4) +
    sheet.sprite(goods[0], place) +
    vignette(sheet, ambience.ink, 0.55)
  );
}

function article({ sheet, ambience, goods, random }: Setting): string {
  const pane = (x: number): string =>
    polygon(
      [
        [x, 90],
        [x + 210, 50],
        [x + 210, 420],
        [x, 460],
      ],
      { fill: "#fff", opacity: 0.42 },
    );
  const row = [0, 1, 2].map((i) => {
    const size = i === 0 ? 430 : 300;
    const spot = { x: [930, 560, 1300][i] ?? 930, y: i === 0 ? 770 : 740, width: size, height: size };
    return { y: spot.y, markup: sheet.castShadow(cyclicItem(goods, i), spot, 0.34) + sheet.sprite(cyclicItem(goods, i), spot) };
  });
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.wall, ambience.wallLit]) }) +
    pane(700) +
    pane(935) +
    lightPool(sheet, 900, 330, 620, 380, 0.4) +
    rect(0, 620, 1600, 280, { fill: sheet.linearGradient([ambience.accent, ambience.accentLit, ambience.wallLit]) }) +
    rect(0, 612, 1600, 10, { fill: "#000", opacity: 0.1 }) +
    ellipse(250, 752, 200, 26, { fill: sheet.shadowGradient(0.5) }) +
    plant(sheet, ambience, random, 240, 560, 370) +
    row
      .sort((a, b) => a.y - b.y)
      .map(({ markup }) => markup)
      .join("") +
    vignette(sheet, ambience.ink, 0.25)
  );
}

const STILL_VIEWS: Record<Still, (setting: Setting) => string> = { live, video, article };

export const still = (setting: Setting, kind: Still): string => STILL_VIEWS[kind](setting);
