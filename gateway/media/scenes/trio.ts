import { lightPool, plinth, sweep } from "../backdrop.ts";
import { path } from "../shapes.ts";
import { type Composition, cycle } from "./stage.ts";

export const trio: Composition = ({ sheet, random, air, hero, others, variants }) => {
  const cast = [...variants.slice(1), ...others];
  const left = cycle(cast, 0, hero);
  const right = cycle(cast, 1, hero);
  const mirror = random() < 0.5;
  const at = (x: number): number => (mirror ? 1000 - x : x);
  const spots = [
    { thing: left, x: at(215), foot: 800, radius: 150, rise: 190, size: 280 },
    { thing: hero, x: at(515), foot: 860, radius: 190, rise: 90, size: 420 },
    { thing: right, x: at(805), foot: 900, radius: 135, rise: 40, size: 270 },
  ];
  const hill = sheet.fade([
    [0, air.accentLit],
    [1, air.wallLit, 0.2],
  ]);
  const things = spots.map(({ thing, x, foot, radius, rise, size }) => {
    const place = { x, y: foot - rise + radius * 0.05, width: size, height: size };
    return plinth(sheet, air, x, foot, radius, rise) + sheet.cast(thing, place, 0.26) + sheet.thing(thing, place);
  });
  return (
    sweep(sheet, air, 680) +
    path(`M0 660C180 420 360 380 520 520S840 420 1000 500V690H0Z`, { fill: hill, opacity: 0.6 }) +
    lightPool(sheet, at(500), 420, 320, 300, 0.45) +
    things.join("")
  );
};
