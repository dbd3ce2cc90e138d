import { sweep } from "../backdrop.ts";
import type { Composition } from "./stage.ts";

export const colours: Composition = ({ sheet, air, hero, variants }) => {
  const shown = variants.length > 1 ? variants : [hero, hero, hero];
  const back = shown.length > 3 ? Math.floor(shown.length / 2) : 0;
  const row = (things: typeof shown, y: number, room: number): string => {
    const step = room / things.length;
    const size = { width: step * 1.1, height: back === 0 ? 520 : 370 };
    return things
      .map((thing, i) => {
        const place = { x: 500 - room / 2 + step * (i + 0.5), y, ...size };
        return sheet.cast(thing, place, 0.26) + sheet.thing(thing, place);
      })
      .join("");
  };
  const riser = sheet.fade([
    [0, air.floorLit],
    [0.12, air.accentLit],
    [1, air.accent],
  ]);
  const tread = sheet.fade([air.floor, air.wallLit]);
  const shelf = `<rect x="0" y="430" width="1000" height="90" fill="${tread}"/><rect x="0" y="520" width="1000" height="130" fill="${riser}"/>`;
  const floor = `<rect x="0" y="650" width="1000" height="350" fill="${tread}"/>`;
  if (back === 0) return sweep(sheet, air, 600) + row(shown, 780, 940);
  return sweep(sheet, air, 430) + shelf + row(shown.slice(0, back), 478, 880) + floor + row(shown.slice(back), 868, 960);
};
