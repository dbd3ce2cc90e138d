import { fill, groupedNumber, plural } from "@/lib/format";
import type { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";

type Copy = Pick<(typeof text)["order"]["paper"], "upTo" | "withPartial" | "onePartial" | "packed" | "packedPart" | "packedRest">;
type Packed = { quantity: number; pack_quantity?: number | undefined; unit?: string | undefined };

/** Cartons including a partial one; undefined without packing data. */
export function cartonCount({ quantity, pack_quantity: size }: Packed): number | undefined {
  return size ? Math.ceil(quantity / size) : undefined;
}

const hasPartialCarton = ({ quantity, pack_quantity: size }: Packed) => Boolean(size && quantity % size > 0);

function sumIfAllKnown(values: (number | undefined)[]): number | undefined {
  return values.reduce<number | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
    0,
  );
}

/** `3`, `3 (uno con 12 piezas)`, or `hasta 3` where goods of several lines may share a carton. Undefined unless all lines have packing data. */
export function cartonsLabel(lines: Packed[], t: Copy): string | undefined {
  const total = sumIfAllKnown(lines.map(cartonCount));
  if (total === undefined) return undefined;
  const count = groupedNumber(total);
  const [partial, ...others] = lines.filter(hasPartialCarton);
  if (!partial) return count;
  if (others.length > 0) return fill(t.upTo, { count });
  const rest = unitCount(partial.quantity % (partial.pack_quantity ?? 1), partial.unit);
  return fill(total === 1 ? t.onePartial : t.withPartial, { count, rest });
}

/** `menos de 1 cartón (12 de 144 piezas)`, `2 cartones de 144 piezas`, or `2 cartones de 144 piezas y 12 más`. */
export function packingLabel({ quantity, pack_quantity: pack, unit }: Packed, t: Copy): string | undefined {
  if (!pack) return undefined;
  const [whole, rest, size] = [Math.floor(quantity / pack), quantity % pack, unitCount(pack, unit)];
  if (whole === 0) return fill(t.packedPart, { quantity: groupedNumber(quantity), size });
  const cartons = plural(t.packed, whole).replace("{size}", size);
  return rest === 0 ? cartons : fill(t.packedRest, { cartons, rest: groupedNumber(rest) });
}
