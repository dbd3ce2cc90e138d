import sharp, { type Sharp } from "sharp";
import { drawPicture } from "./draw.ts";
import type { Picture } from "./paths.ts";

export const FORMATS = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** Pixels a picture may be wide. */
export const WIDTHS = [96, 144, 194, 212, 220, 240, 360, 480, 640, 750, 960, 1200, 1600, 1920] as const;

/** Part of every cache key: raise it when the same path draws something else. */
export const DRAWING = 3;

/** The next width of the ladder that is at least `asked`; the widest for more. */
export const ladderWidth = (asked: number): number => WIDTHS.find((width) => width >= asked) ?? Math.max(...WIDTHS);

async function rasterOf(picture: Picture, width: number): Promise<Sharp | undefined> {
  const svg = await drawPicture(picture, width);
  return svg === undefined ? undefined : sharp(Buffer.from(svg)).flatten({ background: "#fff" });
}

/** Draws a picture `width` pixels wide; undefined when it shows a thing that is not drawn and not in the icon set. */
export async function renderPicture(picture: Picture, width: number, format: Format): Promise<Buffer | undefined> {
  const raster = await rasterOf(picture, width);
  switch (format) {
    case "avif":
      // Effort 2 is 3 to 10 % smaller than 1 and takes twice the time; the first visitor of a listing waits for it.
      return raster?.avif({ quality: 52, effort: 1 }).toBuffer();
    case "webp":
      return raster?.webp({ quality: 78, effort: 3, smartSubsample: true }).toBuffer();
    case "jpeg":
      return raster?.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

/** RGB bytes of a picture, three a pixel. */
export type Raster = { pixels: Uint8Array; width: number; height: number };

/** Draws a picture as bare pixels, for films; undefined as for `renderPicture`. */
export async function renderRaster(picture: Picture, width: number): Promise<Raster | undefined> {
  const raster = await rasterOf(picture, width);
  if (!raster) return undefined;
  const { data, info } = await raster.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}
