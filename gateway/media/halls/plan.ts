import { tone } from "../colour.ts";
import { arrow, lettering } from "../letters.ts";
import type { Market } from "../paths.ts";
import { polygon, rect, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";

type Zone = readonly [x: number, y: number, width: number, height: number];
type Floor = { zones: readonly Zone[]; entrances: readonly (readonly [x: number, y: number, angle: number])[]; hue: number };

const south = (x: number): readonly [number, number, number] => [x, 812, -90];
const north = (x: number): readonly [number, number, number] => [x, 88, 90];

const FLOORS: Record<Market, Floor> = {
  District_1: {
    hue: 40,
    zones: [
      [130, 140, 300, 280],
      [470, 140, 260, 280],
      [770, 140, 300, 280],
      [130, 480, 300, 280],
      [470, 480, 260, 280],
      [770, 480, 300, 280],
    ],
    entrances: [south(450), south(750), north(600), [80, 450, 0], [1120, 450, 180]],
  },
  "District_1-East": {
    hue: 190,
    zones: [
      [200, 140, 380, 180],
      [620, 140, 380, 180],
      [200, 370, 380, 180],
      [620, 370, 380, 180],
      [200, 600, 800, 160],
    ],
    entrances: [south(600), north(600), [150, 345, 0]],
  },
  District_2: {
    hue: 240,
    zones: [
      [130, 140, 220, 620],
      [400, 140, 400, 180],
      [400, 370, 400, 160],
      [400, 580, 400, 180],
      [850, 140, 220, 620],
    ],
    entrances: [south(375), south(825), north(375), north(825)],
  },
  "District_2-East": {
    hue: 310,
    zones: [
      [130, 140, 440, 160],
      [130, 340, 440, 160],
      [130, 540, 440, 220],
      [630, 140, 440, 270],
      [630, 460, 440, 300],
    ],
    entrances: [south(600), north(600), [1120, 435, 180]],
  },
  District_3: {
    hue: 150,
    zones: [
      [130, 140, 270, 620],
      [460, 140, 280, 300],
      [460, 490, 280, 270],
      [800, 140, 270, 620],
    ],
    entrances: [south(430), south(770), north(430), north(770)],
  },
  District_4: {
    hue: 25,
    zones: [
      [110, 140, 210, 280],
      [360, 140, 210, 280],
      [620, 140, 210, 280],
      [880, 140, 210, 280],
      [110, 480, 210, 280],
      [360, 480, 210, 280],
      [620, 480, 210, 280],
      [880, 480, 210, 280],
    ],
    entrances: [south(340), south(595), south(855), north(340), north(855), [70, 450, 0], [1130, 450, 180]],
  },
  District_5: {
    hue: 205,
    zones: [
      [130, 140, 560, 170],
      [740, 140, 330, 330],
      [130, 360, 260, 400],
      [440, 360, 250, 400],
      [740, 520, 330, 240],
    ],
    entrances: [south(415), south(715), north(715), [80, 335, 0]],
  },
  hy: {
    hue: 350,
    zones: [
      [260, 140, 300, 200],
      [640, 140, 300, 200],
      [260, 390, 680, 130],
      [260, 570, 300, 190],
      [640, 570, 300, 190],
    ],
    entrances: [south(600), north(600), [210, 365, 0], [990, 545, 180]],
  },
  sc: {
    hue: 70,
    zones: [
      [130, 140, 290, 620],
      [460, 140, 290, 620],
      [790, 140, 280, 290],
      [790, 480, 280, 280],
    ],
    entrances: [south(440), south(770), [80, 300, 0], [80, 600, 0]],
  },
  digital: {
    hue: 265,
    zones: [
      [180, 160, 250, 250],
      [475, 160, 250, 250],
      [770, 160, 250, 250],
      [180, 470, 400, 270],
      [625, 470, 395, 270],
    ],
    entrances: [south(600), north(450), north(750)],
  },
};

const BOOTH = 34;

function zoneDrawing([x, y, width, height]: Zone, letter: string, hue: number): string {
  const [columns, rows] = [Math.floor((width - 16) / BOOTH), Math.floor((height - 16) / BOOTH)];
  const [left, top] = [x + (width - columns * BOOTH) / 2, y + (height - rows * BOOTH) / 2];
  const booths = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (row % 3 === 2) return "";
    return rect(left + column * BOOTH + 2, top + row * BOOTH + 2, BOOTH - 4, BOOTH - 4, {
      fill: tone(0.8 - ((i * 7) % 3) * 0.025, 0.1, hue),
      rx: 4,
    });
  });
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    rect(x, y, width, height, {
      fill: tone(0.94, 0.04, hue),
      rx: 14,
      extra: `stroke="${tone(0.72, 0.1, hue)}" stroke-width="3"`,
    }) +
    booths.join("") +
    rect(cx - 46, cy - 46, 92, 92, { fill: "#fff", rx: 46 }) +
    rect(cx - 38, cy - 38, 76, 76, { fill: tone(0.52, 0.14, hue), rx: 38 }) +
    lettering(letter, cx, cy, 38, 60, "#fff")
  );
}

const stairs = (x: number, y: number): string =>
  rect(x - 17, y - 17, 34, 34, { fill: tone(0.4, 0.03, 260), rx: 6 }) + stroke(`M${x - 10} ${y + 9}h6v-6h6v-6h6v-6h4`, "#fff", 3);

export function floorPlan(sheet: Sheet, market: Market): string {
  const { zones, entrances, hue } = FLOORS[market];
  const [left, right] = [Math.min(...zones.map(([x]) => x)) - 40, Math.max(...zones.map(([x, , width]) => x + width)) + 40];
  const ink = tone(0.42, 0.05, hue);
  const letters = "ABCDEFGH";
  const signs = entrances.map(
    ([x, y, angle]) => rect(x - 26, y - 26, 52, 52, { fill: tone(0.62, 0.17, 145), rx: 26 }) + arrow(x, y, 13, angle, "#fff"),
  );
  const between = zones.slice(1).flatMap(([x, y], i) => (i % 2 === 0 && x - 60 > left ? [stairs(x - 20, y + 36)] : []));
  return (
    rect(0, 0, 1200, 900, { fill: sheet.linearGradient([tone(0.97, 0.012, hue), tone(0.93, 0.02, hue)]) }) +
    stroke(Array.from({ length: 29 }, (_, i) => `M${i * 42} 0V900M0 ${i * 42}H1200`).join(""), ink, 1, 0.07) +
    rect(left + 8, 112, right - left, 700, { fill: "#000", rx: 22, opacity: 0.09 }) +
    rect(left, 100, right - left, 700, { fill: "#fff", rx: 22, extra: `stroke="${ink}" stroke-width="8"` }) +
    zones.map((zone, i) => zoneDrawing(zone, letters.charAt(i), (hue + i * 43) % 360)).join("") +
    between.join("") +
    signs.join("") +
    polygon(
      [
        [1150, 40],
        [1166, 84],
        [1150, 74],
        [1134, 84],
      ],
      { fill: ink },
    ) +
    lettering("N", 1150, 108, 22, 40, ink)
  );
}
