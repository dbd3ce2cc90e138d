import { pick, seeded } from "../media/seeded.ts";
import headings from "./headings.json" with { type: "json" };
import { makeCarton } from "./seed-carton.ts";
import type { Draft } from "./seed-draft.ts";
import { subcategoryId } from "./seed-kinds.ts";
import type { ProductSeed } from "./seed-rows.ts";

const HEADINGS: Record<string, string> = headings;

const LEAD_DAYS = [7, 10, 15, 20, 25, 30];

export function makeShipping(draft: Draft, shop: number): Pick<ProductSeed, "carton" | "lead_days" | "port" | "tariff_heading"> {
  const random = seeded(`travel:${draft.number}`);
  const { good, top, subIndex } = draft.kind;
  return {
    carton: makeCarton(draft, random),
    lead_days: pick(random, LEAD_DAYS),
    port: shop % 5 === 0 ? "Shanghái" : "Ningbo",
    tariff_heading: HEADINGS[good.noun] ?? HEADINGS[subcategoryId(top.id, subIndex)] ?? HEADINGS[top.id] ?? "",
  };
}
