import type { Carton } from "../../lib/contract/packing.ts";
import { between, pick, type Random, seeded } from "../media/seeded.ts";
import headings from "./headings.json" with { type: "json" };
import { weightInGrams } from "./seed-attributes.ts";
import type { Draft } from "./seed-draft.ts";
import { subcategoryId } from "./seed-kinds.ts";
import type { ProductSeed } from "./seed-rows.ts";
import { parseCubicMetres } from "./volume.ts";

const HEADINGS: Record<string, string> = headings;

/** Likely densities of a full carton, in kilograms per cubic metre. Where a stated size gives another, it is not that of a packed unit. */
const DENSITY = { lightest: 60, heaviest: 700 };
const CARTON_PER_GOODS_VOLUME = 1.15;
const LEAD_DAYS = [7, 10, 15, 20, 25, 30];
const EMPTY_CARTON_KG = 0.4;
const WRAPPING_FACTOR = 1.03;

const isLikely = (kg: number, cubicMetres: number) =>
  kg / cubicMetres >= DENSITY.lightest && kg / cubicMetres <= DENSITY.heaviest;

/** Goods that neither fold nor bend, and rods, which travel in two parts. */
const STIFF = /^(?:Caña de pescar|Nivel de burbuja|Cuadro decorativo|Cono vial|Raqueta|Varita|Flor amarilla)/;
const CENTIMETRES: Record<string, number> = { cm: 1, m: 100 };

export function stiffCentimetres(noun: string, size: string): number {
  if (!STIFF.test(noun)) return 0;
  const unit = CENTIMETRES[/ (cm|m)$/.exec(size)?.[1] ?? ""] ?? 0;
  const numbers = size.match(/\d+(?:,\d+)?/g) ?? [];
  return Math.max(...numbers.map((text) => Number(text.replace(",", ".")) * unit)) / (noun.startsWith("Caña") ? 2 : 1);
}

function makeSides(cubicMetres: number, lengthMin: number, random: Random): Omit<Carton, "weight"> {
  const usual = Math.cbrt((cubicMetres * 1_000_000) / (1.5 * between(random, 0.8, 1.1)));
  const length = Math.ceil(Math.max(usual * 1.5, lengthMin));
  const breadth = Math.ceil(length > usual * 1.5 + 1 ? Math.sqrt((cubicMetres * 1_000_000) / length) : usual);
  return { length, width: breadth, height: Math.max(1, Math.ceil((cubicMetres * 1_000_000) / (length * breadth))) };
}

function makeCarton(draft: Draft, random: Random): Carton {
  const kg = (weightInGrams(draft) / 1000) * draft.packing.carton;
  const statedVolume = (parseCubicMetres(draft.size) ?? 0) * draft.packing.carton * CARTON_PER_GOODS_VOLUME;
  const likelyVolume = kg / between(random, 120, 320);
  const weight = Math.max(0.1, Math.round((kg * WRAPPING_FACTOR + EMPTY_CARTON_KG) * 10) / 10);
  const volume = statedVolume > 0 && isLikely(kg, statedVolume) ? statedVolume : likelyVolume;
  return { ...makeSides(volume, stiffCentimetres(draft.kind.good.noun, draft.size), random), weight };
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
