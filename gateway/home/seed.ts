import type { ProductSeed } from "../product/seed-rows.ts";

/** A row of the slide table. */
export type SlideSeed = {
  id: number;
  place: "banner" | "advert";
  position: number;
  /** `other` leads to /productsIn followed by the content. */
  type: "shop" | "goods" | "link" | "other";
  content: string;
  img: string;
  title: string;
  subtitle: string;
};

/** A row of the navigation_link table. */
export type NavigationLinkSeed = { position: number; title: string; url: string };

/** A country that the shops sell to. */
export type NationSeed = { id: number; name: string };

/** Slides of the home banner in all four link types, and the adverts beside it. */
export function slideSeeds(_core: readonly ProductSeed[]): SlideSeed[] {
  throw new Error("not composed yet");
}

/** Navigation links of the home page. */
export function navigationLinkSeeds(): NavigationLinkSeed[] {
  throw new Error("not composed yet");
}

/** Countries that the shops sell to, Colombia first. */
export function nationSeeds(): NationSeed[] {
  throw new Error("not composed yet");
}
