import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { plant } from "../plant.ts";
import { between } from "../seeded.ts";
import { ellipse, polygon, rect } from "../shapes.ts";
import type { FactoryView } from "../views.ts";
import { carton, chamber, lamp, shelves } from "./furniture.ts";
import { line, workshop } from "./production.ts";
import type { Setting } from "./setting.ts";

function leftRack({ sheet, random }: Setting): string {
  const levels = [0, 1, 2, 3];
  const bay = (near: number, far: number, i: number): string => {
    const [top, bottom] = [(x: number): number => 20 + x * 0.32, (x: number): number => 880 - x * 0.86];
    return levels
      .map((level) => {
        const y = (x: number): number => bottom(x) - ((bottom(x) - top(x)) * level) / 4;
        const count = 3;
        const boxes = Array.from({ length: count }, (_, k) => {
          const [a, b] = [near + ((far - near) * (k + 0.06)) / count, near + ((far - near) * (k + 0.94)) / count];
          const rise = ((bottom(a) - top(a)) / 4) * between(random, 0.58, 0.8);
          const shade = tone(0.79 - ((i + level + k) % 3) * 0.035 - a * 0.00018, 0.065, 70);
          return polygon(
            [
              [a, y(a)],
              [b, y(b)],
              [b, y(b) - rise * ((bottom(b) - top(b)) / (bottom(a) - top(a)))],
              [a, y(a) - rise],
            ],
            { fill: shade },
          );
        });
        return `${boxes.join("")}${polygon(
          [
            [near, y(near)],
            [far, y(far)],
            [far, y(far) + 9],
            [near, y(near) + 14],
          ],
          { fill: tone(0.66, 0.17, 48) },
        )}`;
      })
      .join("");
  };
  const edges = [0, 170, 300, 400];
  const uprights = edges.map((x) =>
    rect(x, 20 + x * 0.32, 15 - x * 0.02, 860 - x * 1.18, {
      fill: sheet.linearGradient([tone(0.5, 0.12, 258), tone(0.38, 0.1, 260)]),
    }),
  );
  return (
    edges
      .slice(0, -1)
      .map((x, i) => bay(x, edges[i + 1] ?? x, i))
      .join("") + uprights.join("")
  );
}

function racks(setting: Setting): string {
  const { sheet, ambience, goods } = setting;
  const rack = leftRack(setting);
  const stack = [0, 1, 2].map(
    (i) => carton(sheet, 420 + i * 122, 812, 118, 104, i) + (i < 2 ? carton(sheet, 478 + i * 122, 708, 118, 96, i + 1) : ""),
  );
  const top = { x: 598, y: 616, width: 250, height: 250 };
  return (
    chamber(sheet, ambience, 400, 148, 400, 388) +
    lightPool(sheet, 600, 300, 260, 240, 0.9) +
    rack +
    `<g transform="translate(1200 0) scale(-1 1)">${rack}</g>` +
    [200, 330]
      .map((y, i) => rect(520 - i * 12, y * 0.25, 160 + i * 24, 9 + i * 6, { fill: "#fff", opacity: 0.9, rx: 4 }))
      .join("") +
    ellipse(600, 850, 300, 30, { fill: sheet.shadowGradient(0.55) }) +
    stack.join("") +
    rect(400, 812, 404, 16, { fill: tone(0.68, 0.07, 66) }) +
    [408, 590, 772].map((x) => rect(x, 828, 26, 26, { fill: tone(0.55, 0.07, 62) })).join("") +
    rect(400, 850, 404, 12, { fill: tone(0.62, 0.07, 64) }) +
    sheet.castShadow(cyclicItem(goods, 0), top, 0.2) +
    sheet.sprite(cyclicItem(goods, 0), top)
  );
}

function showroom(setting: Setting): string {
  const { sheet, ambience, goods, random } = setting;
  const hero = { x: 600, y: 742, width: 300, height: 320 };
  const low = [310, 890].map((x, i) => {
    const spot = { x, y: 800, width: 180, height: 190 };
    return (
      ellipse(x, 806, 130, 34, { fill: sheet.linearGradient([ambience.paper, ambience.wall]) }) +
      rect(x - 9, 816, 18, 70, { fill: ambience.accentDeep }) +
      sheet.castShadow(cyclicItem(goods, i + 1), spot, 0.25) +
      sheet.sprite(cyclicItem(goods, i + 1), spot)
    );
  });
  return (
    chamber(sheet, ambience, 180, 110, 840, 470) +
    shelves(setting, 210, 140, 240, 560, 3, 3) +
    shelves(setting, 480, 140, 240, 560, 3, 3) +
    shelves(setting, 750, 140, 240, 560, 3, 3) +
    [330, 600, 870].map((x) => lamp(sheet, ambience, x, 92, 44)).join("") +
    plant(sheet, ambience, random, 105, 620, 210) +
    ellipse(600, 850, 330, 40, { fill: sheet.shadowGradient(0.45) }) +
    rect(560, 770, 80, 80, { fill: ambience.accentDeep }) +
    ellipse(600, 772, 270, 62, { fill: ambience.accent }) +
    ellipse(600, 756, 270, 62, { fill: sheet.linearGradient([ambience.wallLit, ambience.paper]) }) +
    low.join("") +
    sheet.castShadow(cyclicItem(goods, 0), hero, 0.28) +
    sheet.sprite(cyclicItem(goods, 0), hero)
  );
}

const VIEWS: Record<FactoryView, (setting: Setting) => string> = { line, racks, showroom, workshop };

export const factory = (setting: Setting, view: FactoryView): string =>
  VIEWS[view](setting) + vignette(setting.sheet, setting.ambience.ink, 0.3);
