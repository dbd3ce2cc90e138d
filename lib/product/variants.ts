import type { Sku } from "@/lib/contract/product";

/** An option that variants differ in, with its values in the order they first appear. */
export type Option = { name: string; values: { value: string; image?: string }[] };

/** The options of a product's variants: `Color` with its values, `Talla` with its values. */
export function variantOptions(skus: Sku[]): Option[] {
  const names = [...new Set(skus.flatMap(({ options }) => Object.keys(options)))];
  return names.map((name) => {
    const images = new Map<string, string | undefined>();
    for (const { options, image } of skus) {
      const value = options[name];
      if (value !== undefined && !images.has(value)) images.set(value, image);
    }
    return { name, values: [...images].map(([value, image]) => ({ value, ...(image && { image }) })) };
  });
}

/** The variant that has one option changed, the others kept as far as such a variant exists. */
export function skuWith(skus: Sku[], current: Sku, name: string, value: string): Sku {
  const withValue = skus.filter(({ options }) => options[name] === value);
  const kept = ({ options }: Sku) =>
    Object.entries(current.options).filter(([key, old]) => key !== name && options[key] === old).length;
  return withValue.sort((a, b) => kept(b) - kept(a))[0] ?? current;
}
