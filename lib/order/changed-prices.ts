import { lineKey } from "@/lib/contract/line-key";
import { allLines, type Preview } from "./index";

/** Former unit prices of the lines whose price has changed, by `lineKey`. */
export function changedPrices(before: Preview, after: Preview): Map<string, number> {
  const was = new Map(allLines(before.shops).map((line) => [lineKey(line), line.unit_price]));
  return new Map(
    allLines(after.shops).flatMap((line) => {
      const old = was.get(lineKey(line));
      return old === undefined || old === line.unit_price ? [] : [[lineKey(line), old]];
    }),
  );
}

export const hasChanged = (before: Preview, after: Preview | undefined): boolean =>
  after !== undefined && (after.total !== before.total || after.refused.length > 0 || changedPrices(before, after).size > 0);
