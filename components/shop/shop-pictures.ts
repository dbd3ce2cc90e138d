import type { Factory, ShopPage } from "@/lib/contract/shop";

/** Each picture of a shop's premises once; undefined where neither of its two sources could be read. */
export function shopPictures(factory: Factory | undefined, page: ShopPage | undefined): string[] | undefined {
  if (!factory && !page) return undefined;
  return [
    ...new Set([
      ...(factory?.mainPicList ?? []),
      ...(factory?.secondaryPicList ?? []),
      ...(page?.factoryPicsList ?? []),
      ...(page?.aboutUsList ?? []),
      ...(page?.showcaseList ?? []),
    ]),
  ];
}
