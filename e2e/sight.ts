import type { Locator } from "@playwright/test";
import { expect } from "./fixtures";

/** Whether the whole of something stands in the window. */
export async function expectInSight(part: Locator) {
  await expect(part).toBeInViewport({ ratio: 1 });
}

/** Whether nothing else lies over a part: at its middle and its corners the page answers with it or with what is in it. */
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
