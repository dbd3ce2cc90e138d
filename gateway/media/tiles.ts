import { lightPool, vignette } from "./backdrop.ts";
import { hueFromHsl, tone } from "./colour.ts";
import type { Place } from "./places/furniture.ts";
import { between } from "./seeded.ts";
import { ellipse, path, rect } from "./shapes.ts";
import { DIAGONAL } from "./sheet.ts";
import type { Sprite } from "./sprite.ts";

const LEVELS = [
  { l: 0.8, c: 0.105 },
  { l: 0.885, c: 0.06 },
  { l: 0.95, c: 0.028 },
] as const;

const pale = ({ look }: Sprite): boolean => look.l > 0.84 && look.c < 0.07;

export function categoryTile({ sheet, random, goods: [hero, ...others] }: Place, hslHue: number, level: number): string {
  const base = LEVELS[level - 1] ?? LEVELS[2];
  const l = pale(hero) ? Math.min(base.l, 0.82) : base.l;
  const c = pale(hero) ? Math.max(base.c, 0.07) : base.c;
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

export function avatar({ sheet, random, ambience, goods: [hero] }: Place): string {
  const place = { x: 500, y: 500, width: 470, height: 470 };
  const centred = { ...place, y: 505 + (sheet.fitScale(hero, place) * hero.height) / 2 };
  const petals = Math.floor(between(random, 7, 13));
  const rosette = Array.from({ length: petals }, (_, i) => {
    const angle = (i / petals) * 2 * Math.PI;
    return ellipse(500 + 300 * Math.cos(angle), 500 + 300 * Math.sin(angle), 120, 120, { fill: ambience.wallLit, opacity: 0.55 });
  });
  return (
    rect(0, 0, 1000, 1000, { fill: sheet.linearGradient([ambience.accentLit, ambience.accent, ambience.accentDeep], DIAGONAL) }) +
    rosette.join("") +
    ellipse(500, 500, 330, 330, { fill: sheet.linearGradient([ambience.paper, ambience.wall]) }) +
    sheet.dropShadow(hero, centred, 14, 22, 0.32) +
    sheet.sprite(hero, centred) +
    vignette(sheet, ambience.accentDeep, 0.2)
  );
}
