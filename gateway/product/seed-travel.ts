import type { Carton } from "../../lib/contract/packing.ts";
import { between, pick, type Random, seeded } from "../media/seeded.ts";
import headings from "./headings.json" with { type: "json" };
import { weightInGrams } from "./seed-attributes.ts";
import type { Draft } from "./seed-draft.ts";
import { subcategoryId } from "./seed-kinds.ts";
import type { ProductSeed } from "./seed-rows.ts";
import { parseCubicMetres } from "./volume.ts";

const HEADINGS: Record<string, string> = headings;

/** Kilograms per cubic metre; others are not package sizes. */
const DENSITY = { lightest: 60, heaviest: 700 };
/** Carton volume per volume of goods. */
const AIR = 1.15;
const LEAD_DAYS = [7, 10, 15, 20, 25, 30];
const EMPTY_KG = 0.4;
const WRAPPING = 1.03;

const isLikely = (kg: number, metres: number) => kg / metres >= DENSITY.lightest && kg / metres <= DENSITY.heaviest;

function makeSides(metres: number, random: Random): Omit<Carton, "weight"> {
  const width = Math.cbrt((metres * 1_000_000) / (1.5 * between(random, 0.8, 1.1)));
  const [length, broad] = [Math.ceil(width * 1.5), Math.ceil(width)];
  return { length, width: broad, height: Math.max(1, Math.ceil((metres * 1_000_000) / (length * broad))) };
}

function makeCarton(draft: Draft, random: Random): Carton {
  const kg = (weightInGrams(draft) / 1000) * draft.packing.carton;
  const stated = (parseCubicMetres(draft.size) ?? 0) * draft.packing.carton * AIR;
  const drawn = kg / between(random, 120, 320);
  const weight = Math.max(0.1, Math.round((kg * WRAPPING + EMPTY_KG) * 10) / 10);
  return { ...makeSides(stated > 0 && isLikely(kg, stated) ? stated : drawn, random), weight };
}

export function makeShipping(draft: Draft, shop: number): Pick<ProductSeed, "carton" | "lead_days" | "port" | "tariff_heading"> {
  const random = seeded(`travel:${draft.number}`);
  const { top, subIndex } = draft.kind;
  return {
    carton: makeCarton(draft, random),
    lead_days: pick(random, LEAD_DAYS),
    port: shop % 5 === 0 ? "Shanghái" : "Ningbo",
    tariff_heading: HEADINGS[subcategoryId(top.id, subIndex)] ?? HEADINGS[top.id] ?? "",
  };
}
