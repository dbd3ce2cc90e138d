import { ambience } from "./ambience.ts";
import type { Picture } from "./paths.ts";
import { factory } from "./places/factory.ts";
import type { Place } from "./places/furniture.ts";
import { booth, facade } from "./places/shop.ts";
import { GOODS_SCENES } from "./scenes/goods.ts";
import { seeded } from "./seeded.ts";
import { Sheet } from "./sheet.ts";
import { type Sprite, spriteOf } from "./sprite.ts";
import type { Tint } from "./tints.ts";

type Cast = [Sprite, ...Sprite[]];
type Of<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;

/** The things of a picture, the first in its tint; undefined when one of the icons does not exist. */
async function castOf(icons: readonly string[], pixels: number, tint?: Tint): Promise<Cast | undefined> {
  const found = await Promise.all(icons.map((icon, i) => spriteOf(icon, i === 0 ? tint : undefined, pixels)));
  const [hero, ...others] = found.filter((sprite) => sprite !== undefined);
  return hero && others.length === icons.length - 1 ? [hero, ...others] : undefined;
}

async function placeOf(
  picture: { icons: string[]; hue: number },
  sheet: Sheet,
  key: string,
  pixels: number,
): Promise<Place | undefined> {
  const goods = await castOf(picture.icons, pixels);
  if (!goods) return undefined;
  const random = seeded(key);
  return { sheet, random, air: ambience(picture.hue, goods[0].look, random), goods };
}

async function goodsDrawing(picture: Of<"goods">, pixels: number): Promise<string | undefined> {
  const { draw, reach } = GOODS_SCENES[picture.scene];
  const [icon = ""] = picture.icons;
  const cast = await castOf(picture.icons, reach * pixels, picture.tints[0]);
  const tinted = await Promise.all(picture.tints.map((tint) => spriteOf(icon, tint, reach * pixels)));
  if (!cast) return undefined;
  const [hero, ...others] = cast;
  const variants = tinted.filter((sprite) => sprite !== undefined);
  const random = seeded(`${icon}${picture.seed}`);
  const sheet = new Sheet(1000, 1000);
  const air = ambience(picture.hue, hero.look, random);
  return sheet.svg(draw({ sheet, random, air, hero, others, variants: variants.length ? variants : [hero] }), pixels);
}

async function shopDrawing(picture: Of<"shop">, pixels: number): Promise<string | undefined> {
  const place = await placeOf(picture, new Sheet(1200, 900), `shop${picture.seed}`, pixels * 0.22);
  return place?.sheet.svg(picture.view === "booth" ? booth(place, picture.sign) : facade(place, picture.sign), pixels);
}

async function factoryDrawing(picture: Of<"factory">, pixels: number): Promise<string | undefined> {
  const place = await placeOf(picture, new Sheet(1200, 900), `factory${picture.seed}`, pixels * 0.25);
  return place?.sheet.svg(factory(place, picture.view), pixels);
}

/** The picture as SVG, `pixels` wide; undefined when it names a thing that does not exist. */
export async function drawPicture(picture: Picture, pixels: number): Promise<string | undefined> {
  switch (picture.kind) {
    case "goods":
      return goodsDrawing(picture, pixels);
    case "shop":
      return shopDrawing(picture, pixels);
    case "factory":
      return factoryDrawing(picture, pixels);
    default:
      return undefined;
  }
}
