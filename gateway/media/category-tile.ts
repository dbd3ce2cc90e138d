import { lightPool } from "./backdrop.ts";
import { hueFromHsl, tone } from "./colour.ts";
import { isPale } from "./look.ts";
import type { Setting } from "./places/setting.ts";
import { between } from "./seeded.ts";
import { ellipse, path, rect } from "./shapes.ts";
import { DIAGONAL, type Sheet } from "./sheet.ts";
import type { Sprite } from "./sprite.ts";

const BACKGROUND_BY_LEVEL = [
  { l: 0.8, c: 0.105 },
  { l: 0.885, c: 0.06 },
  { l: 0.95, c: 0.028 },
] as const;

/** SVG of a category's tile: its goods before a coloured shape, paler with each level. That of a top category has a wave and two more goods. Behind pale goods it is darker. */
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
  const waveY = between(random, 380, 520);
  const shape = level === 1 ? waveAcross(waveY, blob) : ellipse(500, 520, 370, 370, { fill: blob, opacity: 0.8 });
  const behind = level === 1 ? others.slice(0, 2).map((sprite, i) => standBehind(sheet, sprite, i === 1)) : [];
  return (
    rect(0, 0, 1000, 1000, { fill: ground }) +
    shape +
    lightPool(sheet, 360, 300, 460, 400, 0.5) +
    behind.join("") +
    sheet.castShadow(hero, place, 0.28) +
    sheet.sprite(hero, place)
  );
}

const waveAcross = (y: number, fill: string) =>
  path(`M0 ${y}C260 ${y - 170} 420 ${y + 190} 640 ${y + 20}S900 ${y - 160} 1000 ${y - 90}V1000H0Z`, { fill });

function standBehind(sheet: Sheet, sprite: Sprite, isRight: boolean): string {
  const place = { x: isRight ? 790 : 225, y: 700, width: 310, height: 310, turn: isRight ? 10 : -10 };
  return sheet.castShadow(sprite, place, 0.22) + sheet.sprite(sprite, place);
}
