import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { between } from "../seeded.ts";
import { ellipse, group, path, rect } from "../shapes.ts";
import { DIAGONAL } from "../sheet.ts";
import type { Composition } from "./composition.ts";

/** A blister pack: the hero under a clear dome on a card, which hangs from a hook of a pegboard. */
export const blister: Composition = ({ sheet, random, ambience, hero }) => {
  const tilt = between(random, -2.5, 2.5);
  const holes = Array.from({ length: 81 }, (_, i) =>
    ellipse(60 + (i % 9) * 110, 60 + Math.floor(i / 9) * 110, 9, 9, { fill: ambience.accentDeep, opacity: 0.3 }),
  );
  const card = sheet.linearGradient([ambience.accent, ambience.accentLit, ambience.accentDeep], DIAGONAL);
  const dome = sheet.linearGradient(
    [
      [0, "#fff", 0.34],
      [0.4, "#fff", 0.02],
      [1, "#fff", 0.14],
    ],
    DIAGONAL,
  );
  const blurFilter = sheet.blur(16);
  const place = { x: 500, y: 830, width: 440, height: 450 };
  const centred = { ...place, y: 610 + (sheet.fitScale(hero, place) * hero.height) / 2 };
  const hook = sheet.linearGradient([tone(0.95, 0, 0), tone(0.7, 0.01, 250), tone(0.5, 0.01, 250)]);
  const pack =
    rect(226, 96, 548, 840, { fill: card, rx: 30 }) +
    rect(226, 96, 548, 190, { fill: ambience.paper, rx: 30, opacity: 0.92 }) +
    rect(226, 250, 548, 40, { fill: ambience.paper, opacity: 0.92 }) +
    path("M430 158h40a30 30 0 0 1 60 0h40a18 18 0 0 1 0 36H430a18 18 0 0 1 0 -36Z", { fill: ambience.wallDeep }) +
    rect(330, 226, 340, 18, { fill: ambience.accent, rx: 9 }) +
    rect(400, 258, 200, 10, { fill: ambience.ink, rx: 5, opacity: 0.35 }) +
    rect(262, 330, 476, 560, { fill: "#fff", rx: 60, opacity: 0.42 }) +
    sheet.dropShadow(hero, centred, 14, 20, 0.4) +
    sheet.sprite(hero, centred) +
    rect(262, 330, 476, 560, { fill: dome, rx: 60, extra: 'stroke="#fff" stroke-opacity="0.85" stroke-width="5"' }) +
    path("M292 400q0 -42 42 -42h90L330 700q-38 60 -38 0Z", { fill: "#fff", opacity: 0.22 }) +
    path("M700 560v240q0 56 -56 56h-60q92 -40 116 -296Z", { fill: "#fff", opacity: 0.16 });
  return (
    rect(0, 0, 1000, 1000, { fill: sheet.linearGradient([ambience.wallLit, ambience.wallDeep], DIAGONAL) }) +
    holes.join("") +
    lightPool(sheet, 330, 260, 560, 520, 0.5) +
    group(rect(252, 128, 548, 830, { fill: "#000", rx: 30, opacity: 0.36 }), `filter="${blurFilter}"`) +
    group(pack, `transform="rotate(${tilt.toFixed(2)} 500 170)"`) +
    rect(488, 60, 24, 118, { fill: hook, rx: 12 }) +
    ellipse(500, 62, 26, 26, { fill: hook }) +
    vignette(sheet, ambience.accentDeep, 0.25)
  );
};
