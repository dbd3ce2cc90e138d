import type { Ambience } from "./ambience.ts";
import { tone } from "./colour.ts";
import { between, type Random } from "./seeded.ts";
import { path, stroke } from "./shapes.ts";
import { LEFT_TO_RIGHT, type Sheet } from "./sheet.ts";

export function plant(sheet: Sheet, ambience: Ambience, random: Random, x: number, y: number, size: number): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const angle = -78 + i * 19.5 + between(random, -6, 6);
    const length = size * between(random, 0.78, 1.1) * (1 - Math.abs(angle) / 260);
    const green = sheet.linearGradient([tone(0.62 - (i % 3) * 0.06, 0.1, 148), tone(0.42 - (i % 2) * 0.04, 0.075, 156)]);
    const bow = (side: number, reach: number): string =>
      `${side * size * 0.2} ${-length * 0.35} ${side * size * 0.13} ${-length * reach}`;
    const leaf = `M0 0C${bow(-1, 0.85)} 0 ${-length}C${size * 0.13} ${-length * 0.85} ${size * 0.2} ${-length * 0.35} 0 0Z`;
    const vein = stroke(`M0 ${-length * 0.08}V${-length * 0.86}`, "#fff", size * 0.008, 0.22);
    return `<g transform="translate(${x} ${y}) rotate(${angle.toFixed(1)})">${path(leaf, { fill: green })}${vein}</g>`;
  });
  const pot = sheet.linearGradient([ambience.paper, ambience.wallLit, ambience.accentDeep], LEFT_TO_RIGHT);
  const w = size * 0.36;
  return leaves.join("") + path(`M${x - w} ${y - 8}H${x + w}L${x + w * 0.76} ${y + size * 0.5}H${x - w * 0.76}Z`, { fill: pot });
}
