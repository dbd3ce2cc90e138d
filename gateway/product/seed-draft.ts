import { cyclicItem } from "../cyclic-item.ts";
import { type Random, seeded } from "../media/seeded.ts";
import type { SeedKind } from "./seed-kinds.ts";
import { makeName } from "./seed-name.ts";
import { contentRank, makePacking, type Packing } from "./seed-packing.ts";

/** What is chosen for a product before its texts, prices and pictures are made. `round`: how many of its kind come before. */
export type Draft = {
  number: number;
  kind: SeedKind;
  round: number;
  random: Random;
  reference: string;
  material: string;
  detail: string;
  form: string;
  size: string;
  name: string;
  /** Position within the kind's price and weight ranges, from 0 (lowest) to 1. */
  rangeShare: number;
  packing: Packing;
  colors: string[];
  variants: string[];
};

const OWN_COLOUR =
  /\b(blanc[oa]s?|negr[oa]s?|gris|grises|beige|crema|roj[oa]s?|naranjas?|amarill[oa]s?|verdes?|azul(es)?|morad[oa]s?|lilas?|rosad[oa]s?|fucsia|multicolor(es)?|colores|arco[ií]ris|transparentes?)\b/i;

function chooseColors(kind: SeedKind, round: number, own: string, random: Random): string[] {
  const { colors } = kind.good;
  if (colors.length < 2 || OWN_COLOUR.test(own) || random() < 0.15) return [];
  const count = Math.min(colors.length, 2 + Math.floor(random() * (colors.length - 1)));
  return Array.from({ length: count }, (_, i) => cyclicItem(colors, round + i));
}

export function makeDraft(number: number, kind: SeedKind, round: number): Draft {
  const { good } = kind;
  const random = seeded(`product:${number}`);
  const reference = `${kind.code}-${String(round * kind.serials + kind.serial + 101).padStart(4, "0")}`;
  const nameParts = makeName(kind, round, reference, random);
  const sizeShare = good.sizes.includes(nameParts.size) ? good.sizes.indexOf(nameParts.size) / (good.sizes.length - 1) : 0.5;
  const { variants = [] } = good;
  const chance = random();
  const packing = makePacking(good, nameParts.form, cyclicItem(good.pack, Math.floor(random() * good.pack.length)));
  const bulkShare = contentRank(good, packing) ?? sizeShare;
  return {
    number,
    kind,
    round,
    random,
    reference,
    ...nameParts,
    rangeShare:
      0.08 + 0.55 * bulkShare + 0.2 * (good.materials.indexOf(nameParts.material) / good.materials.length) + 0.17 * chance,
    packing,
    colors: chooseColors(kind, round, `${nameParts.material} ${nameParts.detail} ${nameParts.form}`, random),
    variants,
  };
}
