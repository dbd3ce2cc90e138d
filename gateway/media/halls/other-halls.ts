import { tone } from "../colour.ts";
import { ellipse, path, polygon, rect, stroke } from "../shapes.ts";
import { DIAGONAL, type Sheet } from "../sheet.ts";
import type { DrawFacade } from "./districts.ts";
import { bars, entrance, GROUND, glass, glazed, stone } from "./hall-parts.ts";

export const huangyuan: DrawFacade = (sheet, paint) => {
  const fins = Array.from({ length: 27 }, (_, i) =>
    rect(330 + i * 36, 170, 9, 450, { fill: tone(0.95, 0.015, 340), opacity: 0.9 }),
  );
  return (
    rect(160, 560, 1280, GROUND - 560, { fill: stone(sheet, paint) }) +
    glazed(sheet, paint, { x: 180, y: 580, width: 1240, height: 60, columns: 24, rows: 1 }) +
    rect(300, 150, 1000, 480, { fill: stone(sheet, paint) }) +
    rect(320, 170, 960, 450, { fill: glass(sheet, paint) }) +
    bars({ x: 320, y: 170, width: 960, height: 450, columns: 1, rows: 8 }, "#fff", 7) +
    fins.join("") +
    rect(1180, 90, 150, GROUND - 90, {
      fill: sheet.linearGradient([tone(0.66, 0.14, paint.accent), tone(0.48, 0.13, paint.accent)], {
        x1: 0,
        y1: 0,
        x2: 1,
        y2: 0.4,
      }),
    }) +
    rect(1216, 120, 78, 480, { fill: glass(sheet, paint), rx: 8 }) +
    rect(400, 236, 300, 180, { fill: tone(0.3, 0.04, 300), rx: 8 }) +
    rect(412, 248, 276, 156, {
      fill: sheet.linearGradient([tone(0.8, 0.14, 350), tone(0.7, 0.14, 300), tone(0.78, 0.11, 220)], DIAGONAL),
      rx: 4,
    }) +
    entrance(sheet, paint, 740, 300)
  );
};

function lorry(x: number, foot: number, hue: number): string {
  const wheel = (at: number): string =>
    ellipse(at, foot, 22, 22, { fill: tone(0.25, 0.01, 260) }) + ellipse(at, foot, 9, 9, { fill: tone(0.8, 0.01, 260) });
  return (
    rect(x, foot - 132, 190, 118, { fill: tone(0.95, 0.01, 240), rx: 6 }) +
    rect(x, foot - 92, 190, 20, { fill: tone(0.65, 0.15, hue) }) +
    path(`M${x + 194} ${foot - 14}V${foot - 104}h46l32 44v46Z`, { fill: tone(0.6, 0.15, hue) }) +
    path(`M${x + 206} ${foot - 62}V${foot - 92}h28l20 30Z`, { fill: tone(0.88, 0.04, 230) }) +
    wheel(x + 46) +
    wheel(x + 226)
  );
}

export const materials: DrawFacade = (sheet, paint) => {
  const sheds = Array.from({ length: 6 }, (_, i) => {
    const x = 110 + i * 230;
    return (
      polygon(
        [
          [x, 470],
          [x, 330],
          [x + 230, 440],
          [x + 230, 470],
        ],
        { fill: sheet.linearGradient([tone(0.86, 0.015, 240), tone(0.68, 0.025, 245)]) },
      ) +
      polygon(
        [
          [x + 6, 460],
          [x + 6, 346],
          [x + 70, 376],
          [x + 70, 460],
        ],
        { fill: glass(sheet, paint) },
      )
    );
  });
  const docks = Array.from({ length: 8 }, (_, i) => {
    const shutter = rect(170 + i * 162, 560, 126, GROUND - 560, { fill: tone(i === 2 || i === 5 ? 0.4 : 0.86, 0.02, 250) });
    return (
      shutter +
      stroke(Array.from({ length: 7 }, (_, k) => `M${170 + i * 162} ${580 + k * 20}h126`).join(""), "#000", 2, 0.13) +
      rect(164 + i * 162, 548, 138, 14, { fill: tone(0.7, 0.15, paint.accent) })
    );
  });
  return (
    sheds.join("") +
    rect(110, 470, 1380, GROUND - 470, { fill: stone(sheet, paint) }) +
    rect(110, 470, 1380, 26, { fill: tone(0.66, 0.15, paint.accent) }) +
    stroke(Array.from({ length: 46 }, (_, i) => `M${125 + i * 30} 498V548`).join(""), "#000", 2, 0.1) +
    docks.join("") +
    lorry(460, GROUND - 20, paint.accent) +
    lorry(946, GROUND - 20, paint.accent + 180)
  );
};

function crane(sheet: Sheet, x: number): string {
  const yellow = tone(0.8, 0.16, 85);
  const lattice = Array.from(
    { length: 13 },
    (_, i) => `M${x} ${GROUND - i * 40}l22 -40M${x + 22} ${GROUND - i * 40}l-22 -40`,
  ).join("");
  return (
    stroke(
      `M${x} ${GROUND}V190M${x + 22} ${GROUND}V190${lattice}M${x - 120} 190H${x + 330}M${x - 120} 168H${x + 330}M${x + 11} 110L${x + 300} 168M${x + 11} 110L${x - 110} 168M${x} 190L${x + 11} 110L${x + 22} 190`,
      yellow,
      6,
    ) +
    rect(x - 130, 186, 60, 44, { fill: sheet.linearGradient([tone(0.6, 0.02, 260), tone(0.45, 0.02, 260)]) }) +
    stroke(`M${x + 250} 190V330`, tone(0.3, 0.01, 260), 3) +
    rect(x + 222, 330, 56, 30, { fill: tone(0.66, 0.16, 45) })
  );
}

export const digital: DrawFacade = (sheet, paint) => {
  const tower = (x: number, top: number, width: number, lean: number): string => {
    const floors = Math.floor((600 - top) / 34);
    const body = path(
      `M${x} 600C${x + lean} ${top + 260} ${x - lean} ${top + 160} ${x + lean * 0.4} ${top}H${x + width + lean * 0.4}C${x + width - lean} ${top + 160} ${x + width + lean} ${top + 260} ${x + width} 600Z`,
      { fill: glass(sheet, paint) },
    );
    const ribbons = Array.from(
      { length: floors },
      (_, i) => `M${x + 6 + lean * 0.2 * Math.sin(i)} ${top + 24 + i * 34}q${width / 2} 18 ${width - 12} 0`,
    ).join("");
    return body + stroke(ribbons, tone(0.92, 0.09, paint.accent), 5, 0.75);
  };
  const grid = Array.from({ length: 5 }, (_, i) => `M${980 + i * 62} 600V330M980 ${330 + i * 66}H1228`).join("");
  return (
    crane(sheet, 1250) +
    tower(350, 150, 200, 46) +
    tower(660, 90, 230, -54) +
    stroke(grid, tone(0.72, 0.02, 260), 12) +
    rect(980, 420, 248, 180, { fill: glass(sheet, paint), opacity: 0.55 }) +
    path(`M160 ${GROUND}Q180 560 420 560H1180Q1420 560 1440 ${GROUND}Z`, {
      fill: sheet.linearGradient([tone(0.97, 0.01, 260), tone(0.82, 0.04, 270)]),
    }) +
    path(`M230 ${GROUND}Q250 606 440 606H1160Q1350 606 1370 ${GROUND}Z`, { fill: glass(sheet, paint) }) +
    stroke(Array.from({ length: 15 }, (_, i) => `M${300 + i * 72} 612V${GROUND}`).join(""), "#fff", 4, 0.5) +
    entrance(sheet, paint, 800, 260)
  );
};
