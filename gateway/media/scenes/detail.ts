import { lightPool } from "../backdrop.ts";
import { group, rect, stroke } from "../shapes.ts";
import { DIAGONAL } from "../sheet.ts";
import type { Composition } from "./composition.ts";

/** The hero from close up; a magnifying lens in a corner shows its most detailed point. */
export const detail: Composition = ({ sheet, ambience, hero }) => {
  const side = hero.spot.x > 0.5 ? -1 : 1;
  const place = { x: 500 - side * 110, y: 1010, width: 900, height: 900 };
  const scale = sheet.fitScale(hero, place);
  const focus = { x: place.x + (hero.spot.x - 0.5) * hero.width * scale, y: place.y - (1 - hero.spot.y) * hero.height * scale };
  const lens = { x: 500 + side * 260, y: 285, r: 205 };
  const zoom = 2.3;
  const magnified = {
    x: lens.x + (place.x - focus.x) * zoom,
    y: lens.y + (place.y - focus.y) * zoom,
    width: place.width * zoom,
    height: place.height * zoom,
  };
  const glass = sheet.clip(`<circle cx="${lens.x}" cy="${lens.y}" r="${lens.r}"/>`);
  const metal = sheet.linearGradient(["#fff", ambience.accentLit, ambience.accentDeep], DIAGONAL);
  const circle = (r: number, look: string): string => `<circle cx="${lens.x}" cy="${lens.y}" r="${r}" ${look}/>`;
  const angle = Math.atan2(lens.y - focus.y, lens.x - focus.x);
  const leaderLine = `M${focus.x + 44 * Math.cos(angle)} ${focus.y + 44 * Math.sin(angle)}L${lens.x - lens.r * Math.cos(angle)} ${lens.y - lens.r * Math.sin(angle)}`;
  const rulerTicks = Array.from({ length: 21 }, (_, i) => `M${60 + i * 44} 962v${i % 5 === 0 ? -34 : -18}`).join("");
  return (
    rect(0, 0, 1000, 1000, { fill: sheet.linearGradient([ambience.wallLit, ambience.wallDeep], DIAGONAL) }) +
    lightPool(sheet, 400, 420, 620, 520, 0.6) +
    sheet.dropShadow(hero, place, 34, 26, 0.3) +
    sheet.sprite(hero, place) +
    stroke(leaderLine, "#fff", 9, 0.75) +
    stroke(leaderLine, ambience.ink, 4) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="42" fill="none" stroke="#fff" stroke-width="9" opacity="0.75"/><circle cx="${focus.x}" cy="${focus.y}" r="42" fill="none" stroke="${ambience.ink}" stroke-width="4"/>` +
    circle(
      lens.r + 40,
      `fill="${sheet.radialGradient([
        [0.8, "#000", 0.34],
        [1, "#000", 0],
      ])}" transform="translate(14 20)"`,
    ) +
    circle(lens.r, `fill="${ambience.wallLit}"`) +
    group(sheet.sprite(hero, magnified), `clip-path="${glass}"`) +
    circle(
      lens.r,
      `fill="${sheet.linearGradient([
        [0, "#fff", 0.34],
        [0.45, "#fff", 0],
      ])}"`,
    ) +
    circle(lens.r, `fill="none" stroke="${metal}" stroke-width="22"`) +
    stroke(rulerTicks, ambience.ink, 3.5, 0.4)
  );
};
