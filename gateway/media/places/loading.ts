import { cyclicItem } from "../../cyclic-item.ts";
import { lightPool, vignette } from "../backdrop.ts";
import { tone } from "../colour.ts";
import { lettering } from "../letters.ts";
import { ellipse, polygon, rect, stroke } from "../shapes.ts";
import { LEFT_TO_RIGHT, type Sheet } from "../sheet.ts";
import type { LoadingView } from "../views.ts";
import { factory } from "./factory.ts";
import { carton } from "./furniture.ts";
import type { Setting } from "./setting.ts";

const STEEL = [tone(0.8, 0.012, 250), tone(0.6, 0.016, 250), tone(0.42, 0.02, 255)] as const;
const SEAL = tone(0.84, 0.16, 88);

const stagingMark = () =>
  rect(0, 836, 1200, 64, { fill: "#101820", opacity: 0.78 }) + lettering("ENTORNO DE PRUEBAS", 600, 868, 22, 1100, "#fff");

function yard({ sheet, ambience }: Setting): string {
  return (
    rect(0, 0, 1200, 620, { fill: sheet.linearGradient([tone(0.86, 0.05, 238), tone(0.96, 0.02, 225)]) }) +
    rect(0, 560, 1200, 340, { fill: sheet.linearGradient([tone(0.72, 0.006, 250), tone(0.82, 0.006, 250)]) }) +
    stroke("M0 700H1200M0 790H1200", tone(0.62, 0.008, 250), 3, 0.5) +
    ellipse(600, 800, 560, 46, { fill: sheet.shadowGradient(0.5) }) +
    vignette(sheet, ambience.ink, 0.18)
  );
}

const steelPaint = (sheet: Sheet, hue: number) =>
  sheet.linearGradient([tone(0.56, 0.13, hue), tone(0.43, 0.12, hue)], { x1: 0, y1: 0, x2: 1, y2: 0.4 });

function openContainer(setting: Setting): string {
  const { sheet, goods, random } = setting;
  const wall = sheet.linearGradient([tone(0.66, 0.02, 250), tone(0.4, 0.02, 255)], LEFT_TO_RIGHT);
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      row === 3 && column > 2 ? "" : carton(sheet, 338 + column * 106, 742 - row * 118, 102, 114, Math.floor(random() * 3)),
    ),
  );
  const leaf = (x: number, near: number) =>
    polygon(
      [
        [x, 150],
        [near, 96],
        [near, 838],
        [x, 770],
      ],
      { fill: steelPaint(sheet, 205) },
    ) + stroke(`M${(x + near) / 2} 128V800`, STEEL[0], 9);
  const spot = { x: 790, y: 742, width: 150, height: 170 };
  return (
    yard(setting) +
    rect(300, 130, 600, 650, { fill: STEEL[2], rx: 6 }) +
    rect(326, 160, 548, 592, { fill: sheet.linearGradient([tone(0.2, 0.012, 260), tone(0.34, 0.015, 255)]) }) +
    rect(326, 160, 26, 592, { fill: wall }) +
    lightPool(sheet, 600, 420, 280, 260, 0.25) +
    rows.join("") +
    sheet.castShadow(cyclicItem(goods, 0), spot, 0.2) +
    sheet.sprite(cyclicItem(goods, 0), spot) +
    rect(300, 742, 600, 38, { fill: sheet.linearGradient([tone(0.6, 0.07, 62), tone(0.48, 0.06, 60)]) }) +
    leaf(300, 96) +
    leaf(900, 1104) +
    stagingMark()
  );
}

function sealedContainer(setting: Setting): string {
  const { sheet } = setting;
  const leaf = (x: number) =>
    rect(x, 150, 300, 610, { fill: steelPaint(sheet, 205) }) +
    [0, 1, 2, 3].map((i) => rect(x + 22, 176 + i * 146, 256, 118, { fill: "#000", opacity: 0.09, rx: 4 })).join("") +
    [70, 220]
      .map(
        (dx) =>
          rect(x + dx, 140, 13, 634, { fill: sheet.linearGradient(STEEL, LEFT_TO_RIGHT), rx: 6 }) +
          rect(x + dx - 44, 520, 100, 15, { fill: STEEL[0], rx: 7 }) +
          [190, 460, 720].map((y) => rect(x + dx - 9, y, 31, 26, { fill: STEEL[1], rx: 4 })).join(""),
      )
      .join("");
  return (
    yard(setting) +
    rect(276, 128, 648, 664, { fill: STEEL[2], rx: 8 }) +
    leaf(298) +
    leaf(602) +
    rect(596, 150, 8, 610, { fill: "#000", opacity: 0.5 }) +
    stroke("M524 528q14 40 4 62", STEEL[0], 5) +
    rect(508, 586, 42, 54, { fill: SEAL, rx: 8 }) +
    lettering("SIM", 760, 236, 46, 200, "#fff") +
    stagingMark()
  );
}

const VIEWS: Record<LoadingView, (setting: Setting) => string> = {
  cartons: (setting) => factory(setting, "racks") + stagingMark(),
  container: openContainer,
  sealed: sealedContainer,
};

/** Simulated photographs of an order's loading: `cartons` in racks, the open `container`, the `sealed` one. */
export const loading = (setting: Setting, view: LoadingView): string => VIEWS[view](setting);
