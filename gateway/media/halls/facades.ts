import { vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import type { Sheet } from "../sheet.ts";
import type { Market } from "../views.ts";
import {
  type DrawFacade,
  districtFive,
  districtFour,
  districtOne,
  districtOneEast,
  districtThree,
  districtTwo,
  districtTwoEast,
} from "./districts.ts";
import { type Palette, plaza, sky } from "./hall-parts.ts";
import { digital, huangyuan, materials } from "./other-halls.ts";

const SAND = { l: 0.86, c: 0.05, h: 72 };
const WHITE = { l: 0.94, c: 0.01, h: 240 };
const GREY = { l: 0.84, c: 0.012, h: 240 };
const BRICK = { l: 0.7, c: 0.08, h: 42 };

const FACADES: Record<Market, Palette & { draw: DrawFacade }> = {
  District_1: { draw: districtOne, accent: 30, stone: SAND, evening: false },
  "District_1-East": { draw: districtOneEast, accent: 185, stone: WHITE, evening: false },
  District_2: { draw: districtTwo, accent: 250, stone: GREY, evening: false },
  "District_2-East": { draw: districtTwoEast, accent: 310, stone: WHITE, evening: true },
  District_3: { draw: districtThree, accent: 150, stone: BRICK, evening: false },
  District_4: { draw: districtFour, accent: 27, stone: GREY, evening: false },
  District_5: { draw: districtFive, accent: 205, stone: SAND, evening: false },
  hy: { draw: huangyuan, accent: 350, stone: WHITE, evening: false },
  sc: { draw: materials, accent: 65, stone: GREY, evening: false },
  digital: { draw: digital, accent: 265, stone: WHITE, evening: true },
};

export function marketHall(sheet: Sheet, market: Market): string {
  const { draw, ...paint } = FACADES[market];
  return sky(sheet, paint) + draw(sheet, paint) + plaza(sheet, paint) + vignette(sheet, tone(0.3, 0.05, 270), 0.14);
}
