import { hueFromHsl, tone } from "./colour.ts";
import { lettering } from "./letters.ts";
import { between, type Random } from "./seeded.ts";
import { ellipse, group, rect, stroke } from "./shapes.ts";
import { DIAGONAL, type Sheet } from "./sheet.ts";

function guilloche(cx: number, cy: number, radius: number, lobes: number, depth: number): string {
  const points = Array.from({ length: 181 }, (_, i) => {
    const angle = (i / 180) * 2 * Math.PI;
    const r = radius * (1 + depth * Math.cos(angle * lobes));
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A business licence, obviously a specimen: bars for text, and MUESTRA. 900 × 1200 units. */
export function licence(sheet: Sheet, random: Random, hslHue: number): string {
  const h = hueFromHsl(hslHue);
  const ink = tone(0.42, 0.06, h);
  const fine = tone(0.66, 0.08, h);
  const paper = sheet.linearGradient([tone(0.99, 0.008, h), tone(0.955, 0.016, h)], DIAGONAL);
  const lobes = Math.floor(between(random, 9, 17));
  const web = [0.2, 0.3, 0.4, 0.5].map((depth) => stroke(guilloche(450, 640, 210, lobes, depth), fine, 1.6, 0.32)).join("");
  const rows = Array.from({ length: 7 }, (_, i) => {
    const y = 440 + i * 62;
    return (
      rect(150, y, 120, 16, { fill: ink, rx: 8, opacity: 0.55 }) +
      rect(300, y, between(random, 240, 440), 16, { fill: ink, rx: 8, opacity: 0.24 })
    );
  });
  const stamp = tone(0.58, 0.19, 25);
  const seal =
    `<circle cx="0" cy="0" r="92" fill="none" stroke="${stamp}" stroke-width="9"/><circle cx="0" cy="0" r="72" fill="none" stroke="${stamp}" stroke-width="3"/>` +
    lettering("MUESTRA", 0, 0, 26, 120, stamp);
  const soft = sheet.blur(14);
  return (
    rect(0, 0, 900, 1200, { fill: sheet.linearGradient([tone(0.87, 0.03, h), tone(0.78, 0.045, h)], DIAGONAL) }) +
    group(rect(72, 84, 776, 1056, { fill: "#000", opacity: 0.34 }), `filter="${soft}"`) +
    rect(60, 60, 780, 1080, { fill: paper, rx: 4 }) +
    `<rect x="92" y="92" width="716" height="1016" fill="none" stroke="${fine}" stroke-width="10"/><rect x="110" y="110" width="680" height="980" fill="none" stroke="${fine}" stroke-width="2.5"/>` +
    web +
    [120, 780].map((x) => [120, 1080].map((y) => stroke(guilloche(x, y, 30, 6, 0.35), fine, 2, 0.9)).join("")).join("") +
    ellipse(450, 212, 58, 58, { fill: sheet.linearGradient([tone(0.86, 0.11, 88), tone(0.7, 0.12, 75)]) }) +
    stroke(guilloche(450, 212, 40, 8, 0.3), "#fff", 4, 0.9) +
    lettering("DOCUMENTO DE MUESTRA", 450, 326, 34, 560, ink) +
    rect(330, 366, 240, 10, { fill: fine, rx: 5, opacity: 0.7 }) +
    rows.join("") +
    stroke("M160 968q40 -60 70 -10t60 -14t66 4", ink, 5, 0.7) +
    rect(150, 1000, 240, 5, { fill: ink, opacity: 0.4 }) +
    group(lettering("MUESTRA", 0, 0, 150, 760, tone(0.6, 0.12, h)), `transform="translate(450 640) rotate(-34)" opacity="0.24"`) +
    group(seal, `transform="translate(650 950) rotate(-14)" opacity="0.8"`)
  );
}
