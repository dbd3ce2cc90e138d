import { lightPool } from "./backdrop.ts";
import { hueFromHsl, tone } from "./colour.ts";
import { isPale } from "./look.ts";
import type { Setting } from "./places/setting.ts";

import { between } from "./seeded.ts";
import { ellipse, path, rect } from "./shapes.ts";
import { DIAGONAL } from "./sheet.ts";

const BACKGROUND_BY_LEVEL = [
  { l: 0.8, c: 0.105 },
  { l: 0.885, c: 0.06 },
  { l: 0.95, c: 0.028 },
] as const;

export function categoryTile({ sheet, random, goods: [hero, ...others] }: Setting, hslHue: number, level: number): string {
  const base = BACKGROUND_BY_LEVEL[level - 1] ?? BACKGROUND_BY_LEVEL[2];
  const l = isPale(hero.look) ? Math.min(base.l, 0.82) : base.l;
  const c = isPale(hero.look) ? Math.max(base.c, 0.07) : base.c;
  const h = hueFromHsl(hslHue);
  const ground = sheet.linearGradient([tone(Math.min(0.98, l + 0.07), c * 0.7, h), tone(l - 0.04, c * 1.15, h - 14)], DIAGONAL);
  const blob = sheet.linearGradient([tone(Math.min(0.98, l + 0.06), c * 0.8, h + 12), tone(l - 0.09, c * 1.25, h + 4)], {
    x1: 0,
    y1: 0,
    x2: 0.7,
    y2: 1,
  });
  const place = { x: 500, y: 800, width: 600, height: 600 };
  const wave = between(random, 380, 520);
  const shape =
    level === 1
      ? path(`M0 ${wave}C260 ${wave - 170} 420 ${wave + 190} 640 ${wave + 20}S900 ${wave - 160} 1000 ${wave - 90}V1000H0Z`, {
          fill: blob,
        })
      : ellipse(500, 520, 370, 370, { fill: blob, opacity: 0.8 });
  const behind =
    level === 1
      ? others.slice(0, 2).map((sprite, i) => {
          const spot = { x: i ? 790 : 225, y: 700, width: 310, height: 310, turn: i ? 10 : -10 };
          return sheet.castShadow(sprite, spot, 0.22) + sheet.sprite(sprite, spot);
        })
      : [];
  return (
    rect(0, 0, 1000, 1000, { fill: ground }) +
    shape +
    lightPool(sheet, 360, 300, 460, 400, 0.5) +
    behind.join("") +
    sheet.castShadow(hero, place, 0.28) +
    sheet.sprite(hero, place)
  );
}
