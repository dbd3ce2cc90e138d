import { sweep } from "../backdrop.ts";
import { stroke } from "../shapes.ts";
import type { Composition } from "./composition.ts";

export const dimensions: Composition = ({ sheet, ambience, hero }) => {
  const place = { x: 540, y: 775, width: 560, height: 560 };
  const scaleFactor = sheet.fitScale(hero, place);
  const [left, right, top] = [
    540 - (hero.width * scaleFactor) / 2,
    540 + (hero.width * scaleFactor) / 2,
    775 - hero.height * scaleFactor,
  ];
  const grid = Array.from({ length: 19 }, (_, i) => `M${50 * (i + 1)} 0V1000M0 ${50 * (i + 1)}H1000`).join("");
  const x = left - 70;
  const y = 880;
  const heightLine = `M${x} ${top}V775M${x - 24} ${top}h48M${x - 24} 775h48M${x - 12} ${top + 24}l12 -22l12 22M${x - 12} 751l12 22l12 -22`;
  const widthLine = `M${left} ${y}H${right}M${left} ${y - 24}v48M${right} ${y - 24}v48M${left + 24} ${y - 12}l-22 12l22 12M${right - 24} ${y - 12}l22 12l-22 12`;
  const extensionLines = `M${x + 34} ${top}H${left + 60}M${left} 800V${y - 34}M${right} 800V${y - 34}`;
  return (
    sweep(sheet, ambience, 690) +
    stroke(grid, ambience.accentDeep, 1.5, 0.13) +
    sheet.castShadow(hero, place, 0.26) +
    sheet.sprite(hero, place) +
    stroke(extensionLines, ambience.ink, 2.5, 0.45, 'stroke-dasharray="3 11"') +
    stroke(heightLine + widthLine, ambience.ink, 5, 0.85)
  );
};
