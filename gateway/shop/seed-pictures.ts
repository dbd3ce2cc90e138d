import { cyclicItem } from "../cyclic-item.ts";
import { bannerPicture, factoryPicture, goodsPicture, licencePicture, shopPicture } from "../media/paths.ts";
import type { Random } from "../media/seeded.ts";
import { below } from "../product/seed-random.ts";
import type { ShopSeed } from "./seed-row.ts";
import { isFactory, shopId, type Trade } from "./seed-trades.ts";

const WITHOUT_LICENCE = 0.2;

type Images = Pick<
  ShopSeed,
  "cover" | "licence_images" | "main_images" | "secondary_images" | "about_images" | "header_images" | "showcase_images"
>;

export function makeShopPictures(number: number, name: string, { top, categoryIndexes }: Trade, random: Random): Images {
  const seed = shopId(number);
  const leaves = categoryIndexes.flatMap((index) => cyclicItem(top.children, index).children);
  const goods = leaves.flatMap((leaf) => leaf.goods.slice(0, 1)).slice(0, 4);
  const subject = { icon: top.icon, more: goods.slice(0, 2).map(({ icon }) => icon), hue: top.hue };
  const [sign = ""] = name.split(" ");
  const inside = (view: "line" | "racks" | "showroom" | "workshop") => factoryPicture({ ...subject, view, seed });
  const outside = (view: "booth" | "facade", seedOffset = 0) => shopPicture({ ...subject, view, sign, seed: seed + seedOffset });
  const hasFactory = isFactory(number);
  const licences = random() < WITHOUT_LICENCE ? 0 : 1 + below(random, 2);
  return {
    cover: outside(hasFactory ? "facade" : "booth"),
    licence_images: Array.from({ length: licences }, (_, i) => licencePicture({ hue: top.hue, seed: seed * 10 + i })),
    main_images: hasFactory ? [outside("facade"), inside("line")] : [outside("booth")],
    secondary_images: hasFactory ? [inside("workshop"), inside("racks")] : [outside("booth", 50_000)],
    about_images: hasFactory ? [inside("showroom")] : [],
    header_images: [bannerPicture({ ...subject, shape: "wide", seed })],
    showcase_images: goods.slice(0, 3).map(({ icon }) => goodsPicture({ icon, hue: top.hue, scene: "shelf", seed })),
  };
}
