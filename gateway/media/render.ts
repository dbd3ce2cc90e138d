import sharp from "sharp";
import { ambience } from "./ambience.ts";
import { type Picture, parsePicture } from "./paths.ts";
import { GOODS_SCENES } from "./scenes/goods.ts";
import { seeded } from "./seeded.ts";
import { Sheet } from "./sheet.ts";
import { type Sprite, spriteOf } from "./sprite.ts";
import type { Tint } from "./tints.ts";

export type Format = "avif" | "webp" | "jpeg" | "png";

async function sprites(icons: readonly string[], tint: Tint | undefined, pixels: number): Promise<Sprite[] | undefined> {
  const found = await Promise.all(icons.map((icon, i) => spriteOf(icon, i === 0 ? tint : undefined, pixels)));
  const drawn = found.filter((sprite) => sprite !== undefined);
  return drawn.length === icons.length ? drawn : undefined;
}

async function goodsSvg(picture: Picture & { kind: "goods" }, width: number): Promise<string | undefined> {
  const { draw, reach } = GOODS_SCENES[picture.scene];
  const cast = await sprites(picture.icons, picture.tints[0], reach * width);
  if (!cast) return undefined;
  const [hero, ...others] = cast;
  if (!hero) return undefined;
  const [icon = ""] = picture.icons;
  const tinted = await Promise.all(picture.tints.map((tint) => spriteOf(icon, tint, reach * width)));
  const variants = tinted.filter((sprite) => sprite !== undefined);
  const random = seeded(`${picture.icons.join()}${picture.seed}`);
  const air = ambience(picture.hue, hero.look, random);
  const sheet = new Sheet(1000, 1000);
  return sheet.svg(draw({ sheet, random, air, hero, others, variants: variants.length ? variants : [hero] }), width);
}

export async function renderPicture(path: string, width: number, format: Format): Promise<Buffer | undefined> {
  const picture = parsePicture(path);
  if (picture?.kind !== "goods") return undefined;
  const svg = await goodsSvg(picture, width);
  if (!svg) return undefined;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  if (format === "avif") return image.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 78, effort: 3 }).toBuffer();
  if (format === "png") return image.png().toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
