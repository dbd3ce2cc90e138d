import sharp from "sharp";
import { drawPicture } from "./draw.ts";
import { parsePicture } from "./paths.ts";

export type Format = "avif" | "webp" | "jpeg" | "png";

/** Draws the picture at that path; undefined when the path is not a picture or names a thing that does not exist. */
export async function renderPicture(path: string, width: number, format: Format): Promise<Buffer | undefined> {
  const picture = parsePicture(path);
  const svg = picture && (await drawPicture(picture, width));
  if (!svg) return undefined;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
  if (format === "avif") return image.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 78, effort: 3 }).toBuffer();
  if (format === "png") return image.png().toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
