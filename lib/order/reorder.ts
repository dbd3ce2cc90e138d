import { lineKey } from "@/lib/contract/line-key";
import { allLines, type Preview, type PreviewLine, parseLineQuantity } from "./index";

export type ReorderLine = { line: PreviewLine } & (
  | { kind: "same" | "cheaper" | "dearer"; now: number; total: number }
  | { kind: "gone"; reason: string | undefined }
  | { kind: "removed" }
);

/** Applies quantities from the URL, which are in the order of the lines. 0 stays 0, for a removed line; invalid ones are ignored. */
export const withQuantities = (lines: PreviewLine[], quantitiesText: unknown): PreviewLine[] => {
  const quantities = (typeof quantitiesText === "string" ? quantitiesText : "").split(",");
  return lines.map((line, index) => {
    const quantity = quantities[index] === "0" ? 0 : parseLineQuantity(quantities[index]);
    return quantity === undefined ? line : { ...line, quantity };
  });
};

export type Priced = Pick<Preview, "shops" | "refused" | "total">;

export function reorderPlan(lines: PreviewLine[], now: Priced): ReorderLine[] {
  const offered = new Map(allLines(now.shops).map((line) => [lineKey(line), line]));
  const reasons = new Map(now.refused.map((line) => [lineKey(line), line.reason]));
  return lines.map((line) => {
    if (line.quantity === 0) return { line, kind: "removed" };
    const found = offered.get(lineKey(line));
    if (!found) return { line, kind: "gone", reason: reasons.get(lineKey(line)) };
    const { unit_price: price, total } = found;
    if (price === line.unit_price) return { line, kind: "same", now: price, total };
    return { line, kind: price < line.unit_price ? "cheaper" : "dearer", now: price, total };
  });
}
