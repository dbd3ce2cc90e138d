import type { Draft } from "./seed-draft.ts";
import type { ProductSeed } from "./seed-rows.ts";

export function makeSkus({ colors, variants }: Draft, id: number, byColor: ReadonlyMap<string, string>): ProductSeed["skus"] {
  const choices = (colors.length ? colors : [undefined]).flatMap((color) =>
    (variants.length ? variants : [undefined]).map((size) => ({ color, size })),
  );
  if (choices.length < 2) return [];
  return choices.map(({ color, size }, i) => {
    const image = color && byColor.get(color);
    return {
      sku_id: `${id}-${i + 1}`,
      options: { ...(color && { Color: color }), ...(size && { Talla: size }) },
      ...(image && { image }),
    };
  });
}
