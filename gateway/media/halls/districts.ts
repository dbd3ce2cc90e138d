import { tone } from "../colour.ts";
import { ellipse, path, rect, stroke } from "../shapes.ts";
import { DIAGONAL, LEFT_TO_RIGHT, type Sheet } from "../sheet.ts";
import { bars, entrance, flags, GROUND, glass, glazed, type Palette, stone } from "./hall-parts.ts";

/** Draws a market hall on a sheet of 1600 × 900, standing on GROUND. */
export type DrawFacade = (sheet: Sheet, paint: Palette) => string;

export const districtOne: DrawFacade = (sheet, paint) => {
  const columns = [180, 270, 360, 450, 1110, 1200, 1290, 1380].map((x) =>
    rect(x, 430, 34, GROUND - 430, { fill: stone(sheet, paint) }),
  );
  return (
    rect(130, 400, 1340, GROUND - 400, { fill: stone(sheet, paint) }) +
    glazed(sheet, paint, { x: 170, y: 440, width: 340, height: 250, columns: 8, rows: 3 }) +
    glazed(sheet, paint, { x: 1090, y: 440, width: 340, height: 250, columns: 8, rows: 3 }) +
    columns.join("") +
    rect(110, 376, 1380, 36, { fill: tone(0.72, 0.07, 45) }) +
    path(`M520 ${GROUND}V420Q520 190 800 190T1080 420V${GROUND}Z`, { fill: stone(sheet, paint) }) +
    path(`M560 ${GROUND}V430Q560 232 800 232T1040 430V${GROUND}Z`, { fill: glass(sheet, paint) }) +
    stroke(`M680 ${GROUND}V258M800 ${GROUND}V232M920 ${GROUND}V258M562 420H1038M562 520H1038M590 330H1010`, "#fff", 5, 0.7) +
    entrance(sheet, paint, 800, 300) +
    flags(250, 3, 110, paint.accent)
  );
};

export const districtOneEast: DrawFacade = (sheet, paint) => {
  const fins = Array.from({ length: 44 }, (_, i) =>
    rect(150 + i * 30, 420, 17, 230, { fill: tone(0.74 + (i % 3) * 0.05, 0.09, (paint.accent + (i % 7) * 14) % 360), rx: 3 }),
  );
  return (
    rect(120, 390, 1360, GROUND - 390, { fill: stone(sheet, paint) }) +
    glazed(sheet, paint, { x: 140, y: 410, width: 1320, height: 250, columns: 20, rows: 2 }) +
    fins.join("") +
    path(`M540 ${GROUND}V240H1060V${GROUND}H990V310H610V${GROUND}Z`, {
      fill: sheet.linearGradient([tone(0.97, 0.01, 200), tone(0.86, 0.02, 210)]),
    }) +
    glazed(sheet, paint, { x: 610, y: 310, width: 380, height: GROUND - 310, columns: 6, rows: 5 }) +
    entrance(sheet, paint, 800, 280)
  );
};

export const districtTwo: DrawFacade = (sheet, paint) => {
  const drum = (x: number): string =>
    rect(x - 150, 280, 300, GROUND - 280, {
      fill: sheet.linearGradient([tone(0.9, 0.015, 240), tone(0.97, 0.008, 240), tone(0.7, 0.03, 250)], LEFT_TO_RIGHT),
    }) +
    [330, 420, 510, 600]
      .map((y) => path(`M${x - 150} ${y}q150 34 300 0v50q-150 34 -300 0z`, { fill: glass(sheet, paint) }))
      .join("") +
    ellipse(x, 280, 150, 26, { fill: tone(0.8, 0.02, 240) }) +
    stroke(`M${x} 280V170`, tone(0.7, 0.02, 250), 6);
  return (
    rect(90, 440, 1420, GROUND - 440, { fill: stone(sheet, paint) }) +
    glazed(sheet, paint, { x: 110, y: 470, width: 1380, height: 170, columns: 26, rows: 3 }) +
    drum(420) +
    drum(1180) +
    path(`M560 ${GROUND}V370Q800 300 1040 370V${GROUND}Z`, { fill: glass(sheet, paint) }) +
    bars({ x: 560, y: 400, width: 480, height: GROUND - 400, columns: 8, rows: 5 }, "#fff") +
    path("M530 372Q800 286 1070 372V392Q800 310 530 392Z", { fill: tone(0.6, 0.13, paint.accent) }) +
    entrance(sheet, paint, 800, 260)
  );
};

export const districtTwoEast: DrawFacade = (sheet, paint) => {
  const slabs = [
    { x: 330, y: 250, width: 980 },
    { x: 240, y: 365, width: 1140 },
    { x: 140, y: 480, width: 1320 },
    { x: 200, y: 595, width: 1200 },
  ];
  const floors = slabs.map(
    ({ x, y, width }) =>
      rect(x, y, width, 124, { fill: sheet.linearGradient([tone(0.98, 0.01, 300), tone(0.88, 0.025, 300)]), rx: 60 }) +
      rect(x + 34, y + 44, width - 68, 54, { fill: glass(sheet, paint), rx: 27 }) +
      stroke(
        Array.from({ length: Math.floor(width / 62) }, (_, i) => `M${x + 60 + i * 60} ${y + 46}v50`).join(""),
        "#fff",
        3,
        0.5,
      ),
  );
  return (
    floors.reverse().join("") +
    path(`M640 ${GROUND}Q660 420 800 400T960 ${GROUND}Z`, { fill: glass(sheet, paint), opacity: 0.95 }) +
    entrance(sheet, paint, 800, 240)
  );
};

export const districtThree: DrawFacade = (sheet, paint) => {
  const vault = (x: number): string => {
    const ribs = [0.2, 0.4, 0.6, 0.8].map((t) => `M${x - 190 + 380 * t} ${GROUND}V${430 - 150 * Math.sin(Math.PI * t)}`).join("");
    return (
      path(`M${x - 218} ${GROUND}V430A218 180 0 0 1 ${x + 218} 430V${GROUND}Z`, { fill: stone(sheet, paint) }) +
      path(`M${x - 190} ${GROUND}V430A190 152 0 0 1 ${x + 190} 430V${GROUND}Z`, { fill: glass(sheet, paint) }) +
      stroke(`${ribs}M${x - 190} 430H${x + 190}M${x - 190} 530H${x + 190}`, "#fff", 4, 0.65)
    );
  };
  return (
    rect(110, 470, 1380, GROUND - 470, { fill: stone(sheet, paint) }) +
    [330, 1270, 800].map(vault).join("") +
    [330, 800, 1270].map((x) => entrance(sheet, paint, x, 180)).join("")
  );
};

export const districtFour: DrawFacade = (sheet, paint) => {
  const wings = Array.from({ length: 5 }, (_, i) => {
    const x = 60 + i * 300;
    return path(`M${x - 10} 400Q${x + 90} 270 ${x + 310} 330L${x + 310} 352Q${x + 110} 312 ${x - 10} 420Z`, {
      fill: sheet.linearGradient([tone(0.98, 0.005, 250), tone(0.76, 0.02, 250)]),
    });
  });
  const columns = Array.from({ length: 11 }, (_, i) =>
    stroke(`M${85 + i * 143} ${GROUND}V420l-34 -50m34 50l34 -50`, tone(0.58, 0.19, paint.accent), 11),
  );
  return (
    rect(50, 400, 1500, GROUND - 400, { fill: glass(sheet, paint) }) +
    bars({ x: 50, y: 400, width: 1500, height: GROUND - 400, columns: 40, rows: 6 }, "#fff") +
    rect(50, 540, 1500, 26, { fill: stone(sheet, paint) }) +
    wings.join("") +
    columns.join("") +
    entrance(sheet, paint, 440, 220) +
    entrance(sheet, paint, 1160, 220)
  );
};

export const districtFive: DrawFacade = (sheet, paint) => {
  const sail = sheet.linearGradient([tone(0.9, 0.05, 200), tone(0.68, 0.09, 212), tone(0.55, 0.09, 220)], DIAGONAL);
  return (
    rect(150, 470, 1300, GROUND - 470, { fill: stone(sheet, paint) }) +
    glazed(sheet, paint, { x: 170, y: 490, width: 1260, height: 150, columns: 24, rows: 2 }) +
    path(`M180 ${GROUND}C300 420 520 220 960 150C800 320 760 520 770 ${GROUND}Z`, { fill: sail }) +
    path(`M1420 ${GROUND}C1320 470 1120 300 760 230C860 380 850 560 830 ${GROUND}Z`, { fill: sail, opacity: 0.92 }) +
    stroke(
      `M300 ${GROUND}C420 440 620 260 920 176M440 ${GROUND}C540 470 680 300 880 206M590 ${GROUND}C640 520 720 360 840 246M1300 ${GROUND}C1220 500 1060 350 820 256M1150 ${GROUND}C1110 540 1020 400 850 300M1000 ${GROUND}C990 560 950 450 866 350`,
      "#fff",
      4,
      0.55,
    ) +
    entrance(sheet, paint, 800, 260) +
    flags(1180, 3, 110, paint.accent)
  );
};
