import type { Sku } from "@/lib/contract/product";

export type Option = { name: string; values: { value: string; image?: string }[] };

/** The options of variants, such as `Color`, with their values. The values of an option have pictures only if each has a different one. */
export function variantOptions(skus: Sku[]): Option[] {
  const names = [...new Set(skus.flatMap(({ options }) => Object.keys(options)))];
  return names.map((name) => {
    const images = new Map<string, Set<string | undefined>>();
    for (const { options, image } of skus) {
      const value = options[name];
      if (value !== undefined) images.set(value, (images.get(value) ?? new Set()).add(image));
    }
    const values = [...images].map(([value, all]) => ({ value, image: all.size === 1 ? [...all][0] : undefined }));
    const isPictured = values.length > 1 && new Set(values.flatMap(({ image }) => image ?? [])).size === values.length;
    return { name, values: values.map(({ value, image }) => (isPictured && image ? { value, image } : { value })) };
  });
}

/** The variant that has this value of one option, and keeps the most of the current variant's other options. */
export function skuWith(skus: Sku[], current: Sku, name: string, value: string): Sku {
  const withValue = skus.filter(({ options }) => options[name] === value);
  const matchesOthers = ({ options }: Sku) =>
    Object.entries(current.options).filter(([key, old]) => key !== name && options[key] === old).length;
  return withValue.sort((a, b) => matchesOthers(b) - matchesOthers(a))[0] ?? current;
}
