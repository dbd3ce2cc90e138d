import type { Market } from "../views.ts";

export type Zone = readonly [x: number, y: number, width: number, height: number];
type Entrance = readonly [x: number, y: number, angle: number];
/** Places are on a sheet of 1200 × 900. Angles are directions of entrances' arrows in degrees: 0 points to the right, 90 down. */
type Floor = { zones: readonly Zone[]; entrances: readonly Entrance[]; hue: number };

const south = (x: number): Entrance => [x, 812, -90];
const north = (x: number): Entrance => [x, 88, 90];

export const FLOORS: Record<Market, Floor> = {
  District_1: {
    hue: 40,
    zones: [
      [130, 140, 300, 280],
      [470, 140, 260, 280],
      [770, 140, 300, 280],
      [130, 480, 300, 280],
      [470, 480, 260, 280],
      [770, 480, 300, 280],
    ],
    entrances: [south(450), south(750), north(600), [80, 450, 0], [1120, 450, 180]],
  },
  "District_1-East": {
    hue: 190,
    zones: [
      [200, 140, 380, 180],
      [620, 140, 380, 180],
      [200, 370, 380, 180],
      [620, 370, 380, 180],
      [200, 600, 800, 160],
    ],
    entrances: [south(600), north(600), [150, 345, 0]],
  },
  District_2: {
    hue: 240,
    zones: [
      [130, 140, 220, 620],
      [400, 140, 400, 180],
      [400, 370, 400, 160],
      [400, 580, 400, 180],
      [850, 140, 220, 620],
    ],
    entrances: [south(375), south(825), north(375), north(825)],
  },
  "District_2-East": {
    hue: 310,
    zones: [
      [130, 140, 440, 160],
      [130, 340, 440, 160],
      [130, 540, 440, 220],
      [630, 140, 440, 270],
      [630, 460, 440, 300],
    ],
    entrances: [south(600), north(600), [1120, 435, 180]],
  },
  District_3: {
    hue: 150,
    zones: [
      [130, 140, 270, 620],
      [460, 140, 280, 300],
      [460, 490, 280, 270],
      [800, 140, 270, 620],
    ],
    entrances: [south(430), south(770), north(430), north(770)],
  },
  District_4: {
    hue: 25,
    zones: [
      [110, 140, 210, 280],
      [360, 140, 210, 280],
      [620, 140, 210, 280],
      [880, 140, 210, 280],
      [110, 480, 210, 280],
      [360, 480, 210, 280],
      [620, 480, 210, 280],
      [880, 480, 210, 280],
    ],
    entrances: [south(340), south(595), south(855), north(340), north(855), [70, 450, 0], [1130, 450, 180]],
  },
  District_5: {
    hue: 205,
    zones: [
      [130, 140, 560, 170],
      [740, 140, 330, 330],
      [130, 360, 260, 400],
      [440, 360, 250, 400],
      [740, 520, 330, 240],
    ],
    entrances: [south(415), south(715), north(715), [80, 335, 0]],
  },
  hy: {
    hue: 350,
    zones: [
      [260, 140, 300, 200],
      [640, 140, 300, 200],
      [260, 390, 680, 130],
      [260, 570, 300, 190],
      [640, 570, 300, 190],
    ],
    entrances: [south(600), north(600), [210, 365, 0], [990, 545, 180]],
  },
  sc: {
    hue: 70,
    zones: [
      [130, 140, 290, 620],
      [460, 140, 290, 620],
      [790, 140, 280, 290],
      [790, 480, 280, 280],
    ],
    entrances: [south(440), south(770), [80, 300, 0], [80, 600, 0]],
  },
  digital: {
    hue: 265,
    zones: [
      [180, 160, 250, 250],
      [475, 160, 250, 250],
      [770, 160, 250, 250],
      [180, 470, 400, 270],
      [625, 470, 395, 270],
    ],
    entrances: [south(600), north(450), north(750)],
  },
};
