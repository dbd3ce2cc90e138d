import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { ellipse, polygon, rect, stroke } from "../shapes.ts";
import { LEFT_TO_RIGHT } from "../sheet.ts";
import { carton, chamber, lamp } from "./furniture.ts";
import type { Setting } from "./setting.ts";

const STEEL = [tone(0.93, 0.006, 250), tone(0.78, 0.012, 250), tone(0.55, 0.018, 255)] as const;
const SAFETY = tone(0.84, 0.16, 88);

function factoryHall({ sheet, ambience }: Setting): string {
  const sky = sheet.linearGradient([tone(0.9, 0.05, 235), tone(0.98, 0.015, 220)]);
  const windows = Array.from({ length: 6 }, (_, i) =>
    rect(232 + i * 126, 196, 104, 150, { fill: sky, rx: 4, extra: `stroke="${ambience.accentDeep}" stroke-width="5"` }),
  );
  const beams = Array.from({ length: 7 }, (_, i) => `M${i * 200} 0L${200 + i * 133.3} 150`).join("");
  return (
    chamber(sheet, ambience, 200, 150, 800, 430) +
    stroke(`${beams}M120 90H1080M160 120H1040M60 45H1140`, ambience.accentDeep, 7, 0.35) +
    windows.join("") +
    stroke("M220 271H996", ambience.accentDeep, 5, 0.6) +
    polygon(
      [
        [330, 580],
        [350, 580],
        [150, 900],
        [90, 900],
      ],
      { fill: SAFETY, opacity: 0.7 },
    ) +
    polygon(
      [
        [850, 580],
        [870, 580],
        [1110, 900],
        [1050, 900],
      ],
      { fill: SAFETY, opacity: 0.7 },
    ) +
    lightPool(sheet, 600, 620, 520, 150, 0.6)
  );
}

function machine({ sheet, ambience }: Setting, x: number, foot: number, width: number, height: number): string {
  const body = sheet.linearGradient([ambience.paper, ambience.accentLit, ambience.accent], { x1: 0, y1: 0, x2: 1, y2: 0.3 });
  const lights = [tone(0.75, 0.18, 145), tone(0.85, 0.16, 90), tone(0.65, 0.2, 27)].map((colour, i) =>
    ellipse(x + width * (0.68 + i * 0.09), foot - height * 0.84, width * 0.028, width * 0.028, { fill: colour }),
  );
  return (
    ellipse(x + width * 0.56, foot, width * 0.66, 22, { fill: sheet.shadowGradient(0.5) }) +
    polygon(
      [
        [x + width * 0.12, foot - height * 1.22],
        [x + width * 0.52, foot - height * 1.22],
        [x + width * 0.42, foot - height],
        [x + width * 0.22, foot - height],
      ],
      { fill: sheet.linearGradient(STEEL, LEFT_TO_RIGHT) },
    ) +
    rect(x, foot - height, width, height, { fill: body, rx: 14 }) +
    rect(x + width * 0.1, foot - height * 0.7, width * 0.8, height * 0.34, {
      fill: sheet.linearGradient([ambience.ink, ambience.accentDeep]),
      rx: 10,
    }) +
    polygon(
      [
        [x + width * 0.16, foot - height * 0.69],
        [x + width * 0.36, foot - height * 0.69],
        [x + width * 0.24, foot - height * 0.37],
        [x + width * 0.11, foot - height * 0.37],
      ],
      { fill: "#fff", opacity: 0.16 },
    ) +
    rect(x + width * 0.1, foot - height * 0.9, width * 0.44, height * 0.12, { fill: ambience.ink, rx: 6 }) +
    stroke(
      `M${x + width * 0.14} ${foot - height * 0.83}l${width * 0.08} -${height * 0.03}l${width * 0.07} ${height * 0.04}l${width * 0.1} -${height * 0.05}`,
      tone(0.85, 0.15, 150),
      4,
    ) +
    lights.join("") +
    rect(x + width * 0.1, foot - height * 0.24, width * 0.8, 6, { fill: ambience.accentDeep, opacity: 0.4 })
  );
}

export function line(setting: Setting): string {
  const { sheet, ambience, goods } = setting;
  const belt = sheet.linearGradient([tone(0.42, 0.01, 260), tone(0.3, 0.01, 260)]);
  const drawings = [0, 1, 2, 3, 4].map((i) => {
    const spot = { x: 150 + i * 232, y: 722, width: 205, height: 230 };
    return sheet.castShadow(cyclicItem(goods, 0), spot, 0.3) + sheet.sprite(cyclicItem(goods, 0), spot);
  });
  const rollers = Array.from({ length: 21 }, (_, i) =>
    ellipse(20 + i * 58, 774, 20, 20, { fill: sheet.radialGradient([STEEL[0], STEEL[1], STEEL[2]]) }),
  );
  const legs = [120, 420, 780, 1080].map((x) => rect(x, 790, 22, 96, { fill: STEEL[2] }));
  return (
    factoryHall(setting) +
    machine(setting, 190, 640, 250, 270) +
    machine(setting, 800, 640, 220, 230) +
    lamp(sheet, ambience, 600, 150, 46) +
    ellipse(600, 888, 640, 24, { fill: sheet.shadowGradient(0.4) }) +
    legs.join("") +
    polygon(
      [
        [0, 700],
        [1200, 700],
        [1200, 752],
        [0, 752],
      ],
      { fill: belt },
    ) +
    stroke(Array.from({ length: 14 }, (_, i) => `M${i * 92} 704l-18 44`).join(""), "#fff", 3, 0.12) +
    rect(0, 750, 1200, 50, { fill: sheet.linearGradient(STEEL) }) +
    rollers.join("") +
    drawings.join("")
  );
}

export function workshop(setting: Setting): string {
  const { sheet, ambience, goods } = setting;
  const rows = [
    { y: 560, inset: 300, size: 92, count: 6 },
    { y: 640, inset: 190, size: 140, count: 5 },
    { y: 780, inset: 40, size: 235, count: 4 },
  ];
  const tables = rows.map(({ y, inset, size, count }, row) => {
    const [width, depth, step] = [1200 - 2 * inset, size * 0.34, (1200 - 2 * inset) / count];
    const drawings = Array.from({ length: count }, (_, i) => {
      const x = inset + step * (i + 0.5);
      const spot = { x, y: y + depth * 0.55, width: size, height: size };
      if (i === (row + 1) % count) return carton(sheet, x - size * 0.45, y + depth * 0.6, size * 0.9, size * 0.62, row);
      return sheet.castShadow(cyclicItem(goods, row), spot, 0.28) + sheet.sprite(cyclicItem(goods, row), spot);
    });
    return (
      ellipse(600, y + size * 1.02, width * 0.52, size * 0.12, { fill: sheet.shadowGradient(0.35) }) +
      [inset + 20, 1200 - inset - 20 - size * 0.12]
        .map((x) => rect(x, y + depth, size * 0.12, size * 0.66, { fill: STEEL[2] }))
        .join("") +
      polygon(
        [
          [inset + size * 0.2, y],
          [1200 - inset - size * 0.2, y],
          [1200 - inset, y + depth],
          [inset, y + depth],
        ],
        { fill: sheet.linearGradient([tone(0.8, 0.055, 72), tone(0.87, 0.045, 75)]) },
      ) +
      rect(inset, y + depth, width, size * 0.11, { fill: tone(0.66, 0.065, 66) }) +
      drawings.join("")
    );
  });
  return factoryHall(setting) + [330, 600, 870].map((x) => lamp(sheet, ambience, x, 170, 40)).join("") + tables.join("");
}
