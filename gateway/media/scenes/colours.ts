import { sweep } from "../backdrop.ts";
import type { Composition } from "./composition.ts";

/** All variants side by side; from four on in two rows, the back one on a step. */
export const colours: Composition = ({ sheet, ambience, hero, variants }) => {
  const shown = variants.length > 1 ? variants : [hero, hero, hero];
  const backCount = shown.length > 3 ? Math.floor(shown.length / 2) : 0;
  const row = (sprites: typeof shown, y: number, room: number): string => {
    const step = room / sprites.length;
    const size = { width: step * 1.1, height: backCount === 0 ? 520 : 370 };
    return sprites
      .map((sprite, i) => {
        const place = { x: 500 - room / 2 + step * (i + 0.5), y, ...size };
        return sheet.castShadow(sprite, place, 0.26) + sheet.sprite(sprite, place);
      })
      .join("");
  };
  const riser = sheet.linearGradient([
    [0, ambience.floorLit],
    [0.12, ambience.accentLit],
    [1, ambience.accent],
  ]);
  const tread = sheet.linearGradient([ambience.floor, ambience.wallLit]);
  const shelf = `<rect x="0" y="430" width="1000" height="90" fill="${tread}"/><rect x="0" y="520" width="1000" height="130" fill="${riser}"/>`;
  const floor = `<rect x="0" y="650" width="1000" height="350" fill="${tread}"/>`;
  if (backCount === 0) return sweep(sheet, ambience, 600) + row(shown, 780, 940);
  return (
    sweep(sheet, ambience, 430) + shelf + row(shown.slice(0, backCount), 478, 880) + floor + row(shown.slice(backCount), 868, 960)
  );
};
