import type { Locator } from "@playwright/test";
import { expect } from "./fixtures";

/** Whether an element is fully in the viewport. */
export async function expectInSight(part: Locator) {
  await expect(part).toBeInViewport({ ratio: 1 });
}

/** Whether an element is uncovered, by hit tests at centre and corners. */
export const coveredBy = (part: Locator) =>
  part.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const points: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [left + 2, bottom - 2],
    ];
    return points.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (node.contains(hit) || hit.contains(node)) ? [] : [hit?.outerHTML.slice(0, 120) ?? "nothing"];
    });
  });
