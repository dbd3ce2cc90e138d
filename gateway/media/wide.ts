import { lightPool, plinth, vignette } from "./backdrop.ts";
import type { BannerShape, Still } from "./paths.ts";
import { lamp, nth, type Place, shelves } from "./places/furniture.ts";
import { counter } from "./places/shop.ts";
import { plant } from "./plant.ts";
import { ellipse, group, path, polygon, rect, stroke } from "./shapes.ts";
import { DIAGONAL } from "./sheet.ts";

/** 1400 × 600, goods in the right three fifths. */
function wideBanner({ sheet, ambience, goods }: Place): string {
  const stand = [
    { x: 640, foot: 520, radius: 105, rise: 70, size: 200 },
    { x: 1310, foot: 512, radius: 110, rise: 130, size: 220 },
    { x: 1160, foot: 548, radius: 135, rise: 60, size: 290 },
    { x: 900, foot: 560, radius: 175, rise: 72, size: 400 },
  ];
  const order = [1, 3, 2, 0];
  const drawings = stand.map(({ x, foot, radius, rise, size }, i) => {
    const sprite = nth(goods, order[i] ?? i);
    const place = { x, y: foot - rise + radius * 0.04, width: size, height: size };
    return plinth(sheet, ambience, x, foot, radius, rise) + sheet.castShadow(sprite, place, 0.26) + sheet.sprite(sprite, place);
  });
  return (
    rect(0, 0, 1400, 600, {
      fill: sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.accentLit], { x1: 0, y1: 0, x2: 1, y2: 0.15 }),
    }) +
    path("M380 600C500 360 480 140 640 0H1400V600Z", {
      fill: sheet.linearGradient([ambience.accentLit, ambience.accent], DIAGONAL),
      opacity: 0.65,
    }) +
    ellipse(940, 290, 330, 330, { fill: sheet.linearGradient([ambience.wallLit, ambience.accentLit]), opacity: 0.85 }) +
    rect(0, 470, 1400, 130, {
      fill: sheet.linearGradient([
        [0, ambience.floorDeep, 0],
        [0.3, ambience.floorDeep, 0.4],
        [1, ambience.floorLit, 0.9],
      ]),
    }) +
    lightPool(sheet, 860, 200, 420, 280, 0.5) +
    drawings.join("")
  );
}

/** 800 × 1000, goods in the lower half. */
function tallBanner({ sheet, ambience, goods }: Place): string {
  const stand = [
    { x: 150, foot: 850, radius: 120, rise: 120, size: 220 },
    { x: 660, foot: 840, radius: 120, rise: 70, size: 240 },
    { x: 400, foot: 920, radius: 185, rise: 80, size: 370 },
  ];
  const order = [1, 2, 0];
  const drawings = stand.map(({ x, foot, radius, rise, size }, i) => {
    const sprite = nth(goods, order[i] ?? i);
    const place = { x, y: foot - rise + radius * 0.04, width: size, height: size };
    return plinth(sheet, ambience, x, foot, radius, rise) + sheet.castShadow(sprite, place, 0.26) + sheet.sprite(sprite, place);
  });
  return (
    rect(0, 0, 800, 1000, { fill: sheet.linearGradient([ambience.wallLit, ambience.wall, ambience.accentLit]) }) +
    ellipse(400, 720, 350, 350, { fill: sheet.linearGradient([ambience.accentLit, ambience.wallLit]), opacity: 0.8 }) +
    rect(0, 780, 800, 220, {
      fill: sheet.linearGradient([
        [0, ambience.floorDeep, 0],
        [0.25, ambience.floorDeep, 0.5],
        [1, ambience.floorLit, 0.95],
      ]),
    }) +
    lightPool(sheet, 340, 600, 330, 260, 0.5) +
    drawings.join("")
  );
}

export const banner = (place: Place, shape: BannerShape): string => (shape === "wide" ? wideBanner(place) : tallBanner(place));

function live(place: Place): string {
  const { sheet, ambience } = place;
  const glow = sheet.radialGradient([
    [0.7, "#fff", 0],
    [0.8, "#fff7e0", 0.85],
    [0.9, "#fff", 0.95],
    [1, "#fff7e0", 0],
  ]);
  const leg = "M1330 470V860M1330 800L1240 880M1330 800L1420 880";
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.accentDeep, ambience.accent, ambience.accentLit]) }) +
    rect(90, 90, 1080, 560, { fill: sheet.linearGradient([ambience.wallDeep, ambience.wall]), rx: 16 }) +
    shelves(place, 120, 110, 1020, 540, 2, 7) +
    [330, 640, 950].map((x) => lamp(sheet, ambience, x, 80, 46)).join("") +
    lightPool(sheet, 640, 540, 620, 330, 0.6) +
    counter(place, 150, 640, 960, 890, 4) +
    stroke(leg, ambience.ink, 16) +
    ellipse(1330, 320, 260, 260, { fill: glow }) +
    `<circle cx="1330" cy="320" r="206" fill="none" stroke="#fffdf4" stroke-width="34"/><circle cx="1330" cy="320" r="228" fill="none" stroke="${ambience.ink}" stroke-opacity="0.25" stroke-width="6"/>` +
    rect(1262, 190, 136, 262, { fill: ambience.ink, rx: 22 }) +
    rect(1272, 204, 116, 234, { fill: sheet.linearGradient([ambience.accentLit, ambience.wallLit]), rx: 12 }) +
    sheet.sprite(nth(place.goods, 0), { x: 1330, y: 392, width: 96, height: 110 }) +
    ellipse(1330, 418, 9, 9, { fill: "#fff", opacity: 0.9 }) +
    vignette(sheet, ambience.ink, 0.4)
  );
}

function video({ sheet, ambience, goods }: Place): string {
  const far = [190, 520, 1150, 1450].map((x, i) => sheet.sprite(nth(goods, i + 1), { x, y: 640, width: 300, height: 330 }));
  const bokeh = Array.from({ length: 14 }, (_, i) =>
    ellipse((i * 397) % 1600, 60 + ((i * 149) % 380), 26 + ((i * 31) % 50), 26 + ((i * 31) % 50), {
      fill: "#fff",
      opacity: 0.12 + (i % 3) * 0.06,
    }),
  );
  const place = { x: 800, y: 800, width: 640, height: 620 };
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.accentDeep, ambience.accent, ambience.accentLit]) }) +
    bokeh.join("") +
    rect(0, 600, 1600, 300, { fill: sheet.linearGradient([ambience.accent, ambience.floor, ambience.floorLit]) }) +
    group(far.join(""), `filter="${sheet.blur(13)}" opacity="0.85"`) +
    lightPool(sheet, 760, 480, 560, 420, 0.6) +
    sheet.castShadow(goods[0], place, 0.4) +
    sheet.sprite(goods[0], place) +
    vignette(sheet, ambience.ink, 0.55)
  );
}

function article({ sheet, ambience, goods, random }: Place): string {
  const pane = (x: number): string =>
    polygon(
      [
        [x, 90],
        [x + 210, 50],
        [x + 210, 420],
        [x, 460],
      ],
      { fill: "#fff", opacity: 0.42 },
    );
  const row = [0, 1, 2].map((i) => {
    const size = i === 0 ? 430 : 300;
    const spot = { x: [930, 560, 1300][i] ?? 930, y: i === 0 ? 770 : 740, width: size, height: size };
    return { y: spot.y, markup: sheet.castShadow(nth(goods, i), spot, 0.34) + sheet.sprite(nth(goods, i), spot) };
  });
  return (
    rect(0, 0, 1600, 900, { fill: sheet.linearGradient([ambience.wall, ambience.wallLit]) }) +
    pane(700) +
    pane(935) +
    lightPool(sheet, 900, 330, 620, 380, 0.4) +
    rect(0, 620, 1600, 280, { fill: sheet.linearGradient([ambience.accent, ambience.accentLit, ambience.wallLit]) }) +
    rect(0, 612, 1600, 10, { fill: "#000", opacity: 0.1 }) +
    ellipse(250, 752, 200, 26, { fill: sheet.shadowGradient(0.5) }) +
    plant(sheet, ambience, random, 240, 560, 370) +
    row
      .sort((a, b) => a.y - b.y)
      .map(({ markup }) => markup)
      .join("") +
    vignette(sheet, ambience.ink, 0.25)
  );
}

const STILL_VIEWS: Record<Still, (place: Place) => string> = { live, video, article };

export const still = (place: Place, kind: Still): string => STILL_VIEWS[kind](place);
