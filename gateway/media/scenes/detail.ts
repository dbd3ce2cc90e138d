import { lightPool } from "../backdrop.ts";
import { group, rect, stroke } from "../shapes.ts";
import type { Composition } from "./stage.ts";

export const detail: Composition = ({ sheet, air, hero }) => {
  const side = hero.spot.x > 0.5 ? -1 : 1;
  const place = { x: 500 - side * 110, y: 1010, width: 900, height: 900 };
  const size = sheet.scale(hero, place);
  const focus = { x: place.x + (hero.spot.x - 0.5) * hero.width * size, y: place.y - (1 - hero.spot.y) * hero.height * size };
  const ring = { x: 500 + side * 260, y: 285, r: 205 };
  const zoom = 2.3;
  const close = {
    x: ring.x + (place.x - focus.x) * zoom,
    y: ring.y + (place.y - focus.y) * zoom,
    width: place.width * zoom,
    height: place.height * zoom,
  };
  const glass = sheet.clip(`<circle cx="${ring.x}" cy="${ring.y}" r="${ring.r}"/>`);
  const metal = sheet.fade(["#fff", air.accentLit, air.accentDeep], { x1: 0, y1: 0, x2: 1, y2: 1 });
  const circle = (r: number, look: string): string => `<circle cx="${ring.x}" cy="${ring.y}" r="${r}" ${look}/>`;
  const angle = Math.atan2(ring.y - focus.y, ring.x - focus.x);
  const leader = `M${focus.x + 44 * Math.cos(angle)} ${focus.y + 44 * Math.sin(angle)}L${ring.x - ring.r * Math.cos(angle)} ${ring.y - ring.r * Math.sin(angle)}`;
  const ticks = Array.from({ length: 21 }, (_, i) => `M${60 + i * 44} 962v${i % 5 === 0 ? -34 : -18}`).join("");
  return (
    rect(0, 0, 1000, 1000, {
      fill: sheet.fade([air.wallLit, air.wallDeep], { x1: 0, y1: 0, x2: 1, y2: 1 }),
    }) +
    lightPool(sheet, 400, 420, 620, 520, 0.6) +
    sheet.drop(hero, place, 34, 26, 0.3) +
    sheet.thing(hero, place) +
    stroke(leader, "#fff", 9, 0.75) +
    stroke(leader, air.ink, 4) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="42" fill="none" stroke="#fff" stroke-width="9" opacity="0.75"/><circle cx="${focus.x}" cy="${focus.y}" r="42" fill="none" stroke="${air.ink}" stroke-width="4"/>` +
    circle(
      ring.r + 40,
      `fill="${sheet.glow([
        [0.8, "#000", 0.34],
        [1, "#000", 0],
      ])}" transform="translate(14 20)"`,
    ) +
    circle(ring.r, `fill="${air.wallLit}"`) +
    group(sheet.thing(hero, close), `clip-path="${glass}"`) +
    circle(
      ring.r,
      `fill="${sheet.fade([
        [0, "#fff", 0.34],
        [0.45, "#fff", 0],
      ])}"`,
    ) +
    circle(ring.r, `fill="none" stroke="${metal}" stroke-width="22"`) +
    stroke(ticks, air.ink, 3.5, 0.4)
  );
};
