import { tone } from "../colour.ts";
import { lettering } from "../letters.ts";
import { polygon, rect, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import type { Market } from "../views.ts";
import { FLOORS, type Zone } from "./floors.ts";

const BOOTH_SIZE = 34;

function zoneDrawing([x, y, width, height]: Zone, hue: number): string {
  const [columns, rows] = [Math.floor((width - 16) / BOOTH_SIZE), Math.floor((height - 16) / BOOTH_SIZE)];
  const [left, top] = [x + (width - columns * BOOTH_SIZE) / 2, y + (height - rows * BOOTH_SIZE) / 2];
  const booths = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (row % 3 === 2) return "";
    return rect(left + column * BOOTH_SIZE + 2, top + row * BOOTH_SIZE + 2, BOOTH_SIZE - 4, BOOTH_SIZE - 4, {
      fill: tone(0.8 - ((i * 7) % 3) * 0.025, 0.1, hue),
      rx: 4,
    });
  });
  return (
    rect(x, y, width, height, {
      fill: tone(0.94, 0.04, hue),
      rx: 14,
      extra: `stroke="${tone(0.72, 0.1, hue)}" stroke-width="3"`,
    }) + booths.join("")
  );
}

const stairs = (x: number, y: number): string =>
  rect(x - 17, y - 17, 34, 34, { fill: tone(0.4, 0.03, 260), rx: 6 }) + stroke(`M${x - 10} ${y + 9}h6v-6h6v-6h6v-6h4`, "#fff", 3);

const arrow = (x: number, y: number, size: number, angle: number, colour: string): string =>
  stroke(
    `M${-size} 0H${size}M${size * 0.3} ${-size * 0.6}L${size} 0L${size * 0.3} ${size * 0.6}`,
    colour,
    size * 0.28,
    1,
    `transform="translate(${x} ${y}) rotate(${angle})"`,
  );

export function floorPlan(sheet: Sheet, market: Market): string {
  const { zones, entrances, hue } = FLOORS[market];
  const [left, right] = [Math.min(...zones.map(([x]) => x)) - 40, Math.max(...zones.map(([x, , width]) => x + width)) + 40];
  const ink = tone(0.42, 0.05, hue);
  const signs = entrances.map(
    ([x, y, angle]) => rect(x - 26, y - 26, 52, 52, { fill: tone(0.62, 0.17, 145), rx: 26 }) + arrow(x, y, 13, angle, "#fff"),
  );
  const staircases = zones.slice(1).flatMap(([x, y], i) => (i % 2 === 0 && x - 60 > left ? [stairs(x - 20, y + 36)] : []));
  return (
    rect(0, 0, 1200, 900, { fill: sheet.linearGradient([tone(0.97, 0.012, hue), tone(0.93, 0.02, hue)]) }) +
    stroke(Array.from({ length: 29 }, (_, i) => `M${i * 42} 0V900M0 ${i * 42}H1200`).join(""), ink, 1, 0.07) +
    rect(left + 8, 112, right - left, 700, { fill: "#000", rx: 22, opacity: 0.09 }) +
    rect(left, 100, right - left, 700, { fill: "#fff", rx: 22, extra: `stroke="${ink}" stroke-width="8"` }) +
    zones.map((zone, i) => zoneDrawing(zone, (hue + i * 43) % 360)).join("") +
    staircases.join("") +
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
