import { stillPicture } from "../media/paths.ts";
import { daysBefore } from "../product/seed-dates.ts";
import { type Article, shopVocabulary } from "../shop/vocabulary.ts";

/** A buying guide with its picture. No call of SPEC.md section 7 serves articles, so no table holds them. */
export type ArticleSeed = Article & { id: number; img: string; published_at: string };

const PICTURES = [
  { icon: "bar-chart", more: ["label"], hue: 150 },
  { icon: "ship", more: ["package"], hue: 205 },
  { icon: "package", more: ["delivery-truck"], hue: 30 },
  { icon: "memo", more: ["envelope"], hue: 260 },
  { icon: "magnifying-glass-tilted-left", more: ["clipboard"], hue: 340 },
  { icon: "page-facing-up", more: ["ship"], hue: 190 },
];

/** The buying guides, newest first. */
export function articleSeeds(): ArticleSeed[] {
  return shopVocabulary().articles.map((article, index) => {
    const picture = PICTURES[index % PICTURES.length] ?? { icon: "memo", hue: 200 };
    const img = stillPicture({ ...picture, still: "article", seed: 600 + index });
    return { id: index + 1, ...article, img, published_at: daysBefore(9 + index * 17) };
  });
}
