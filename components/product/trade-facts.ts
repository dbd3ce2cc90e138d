import { cartonLoad } from "@/lib/contract/carton";
import type { Carton } from "@/lib/contract/packing";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, plural } from "@/lib/format";
import { loadLabels } from "@/lib/landing/load-labels";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

const t = text.product;

const decimal = (value: number, places: number) => String(Number(value.toFixed(places))).replace(".", ",");

export const weightLabel = (kilograms: number): string =>
  kilograms < 1 ? fill(t.grams, { g: decimal(kilograms * 1000, 1) }) : fill(t.kilograms, { kg: decimal(kilograms, 2) });

const cartonSides = ({ length, width, height, weight }: Carton) => ({
  length: decimal(length, 1),
  width: decimal(width, 1),
  height: decimal(height, 1),
  kg: decimal(weight, 1),
});

const CAPACITY = /^\d[\d.,]* ?(?:ml|cc|l|litros?|oz|onzas)\b/i;
const NET_WEIGHT = /^\d[\d.,]* ?k?g\b/i;

function sizeName(size: string): string {
  if (CAPACITY.test(size)) return t.capacity;
  return NET_WEIGHT.test(size) ? t.netContent : t.size;
}

export function tradeFacts({
  min_quantity,
  unit,
  pack_quantity,
  weight,
  size,
  carton,
  lead_days: days,
  port,
  attr_detail: attributes,
}: ProductDetail): { name: string; value: string }[] {
  const load = carton && cartonLoad(carton);
  const all = [
    { name: t.minimum, value: min_quantity && unitCount(min_quantity, unit) },
    { name: t.pack, value: pack_quantity && unitCount(pack_quantity, unit) },
    { name: t.weight, value: weight && weightLabel(weight) },
    { name: sizeName(size ?? ""), value: size },
    { name: t.inCarton, value: attributes.find(({ name }) => name === t.inCarton)?.value },
    { name: t.carton, value: carton && load && fill(t.cartonFacts, cartonSides(carton)) },
    { name: t.cartonVolume, value: load && fill(t.m3, { value: loadLabels(load).metres }) },
    { name: t.lead, value: days && plural(t.days, days) },
    { name: t.port, value: port },
  ];
  return all.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** Attributes as the supplier names them. Only the supplier's own reference gets another name, since goods are ordered by the catalogue's reference. */
export const namedAttributes = ({ attr_detail }: Pick<ProductDetail, "attr_detail">): { name: string; value: string }[] =>
  attr_detail.map(({ name, value }) => ({ name: name === t.supplierAttribute ? t.supplierReference : name, value }));
