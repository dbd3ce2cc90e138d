import sharp, { type Sharp } from "sharp";
import { iconBody } from "./icons.ts";
import { dominantColour, type Look } from "./look.ts";
import { boundingBox, findDetail, lightFromUpperLeft, measureFoot, type Pixels, softenEdges } from "./pixels.ts";
import { recolour } from "./recolour.ts";
import { TINTS, type Tint } from "./tints.ts";

/** `image`, `shadow`: data URIs. The larger of `width` and `height` is 1. `spot`: most detailed point, `foot`: where it stands, both as shares of width and height. */
export type Sprite = {
  image: string;
  shadow: string;
  width: number;
  height: number;
  look: Look;
  spot: { x: number; y: number };
  foot: { x: number; half: number };
};

const SIZES = [96, 160, 256, 400, 640];
const SHADOW_PIXELS = 64;
/** Margin for the blur, as a share of the larger edge. */
export const SHADOW_MARGIN = 0.25;
const CACHED_SPRITES = 120;

const cached = new Map<string, Promise<Sprite>>();

const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString("base64")}`;

/** Sprites up to this many pixels are drawn at double size and reduced, for smooth edges. */
const DOUBLED_UP_TO = 160;

async function rasterizeIcon(body: string, size: number): Promise<Pixels> {
  const drawnSize = size > DOUBLED_UP_TO ? size : size * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${drawnSize}" height="${drawnSize}">${body}</svg>`;
  const raster = sharp(Buffer.from(svg)).ensureAlpha().resize(size, size, { kernel: "cubic" });
  const { data, info } = await raster.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  if (drawnSize === size) softenEdges(pixels);
  return pixels;
}

async function silhouette(cut: Sharp, width: number, height: number): Promise<string> {
  const scale = SHADOW_PIXELS / Math.max(width, height);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const margin = Math.round(SHADOW_PIXELS * SHADOW_MARGIN);
  const alpha = await cut
    .clone()
    .extractChannel("alpha")
    .resize(w, h, { fit: "fill" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(4)
    .raw()
    .toBuffer();
  const raw = { width: w + 2 * margin, height: h + 2 * margin, channels: 3 as const };
  const black = sharp({ create: { ...raw, background: "black" } });
  return dataUri(
    await black
      .joinChannel(alpha, { raw: { ...raw, channels: 1 } })
      .png({ compressionLevel: 2 })
      .toBuffer(),
  );
}

async function drawSprite(body: string, tint: Tint | undefined, size: number): Promise<Sprite> {
  const pixels = await rasterizeIcon(body, size);
  if (tint) recolour(pixels, TINTS[tint]);
  lightFromUpperLeft(pixels);
  const box = boundingBox(pixels);
  const cut = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } }).extract(box);
  const [png, shadow] = await Promise.all([
    cut.clone().png({ compressionLevel: 1 }).toBuffer(),
    silhouette(cut, box.width, box.height),
  ]);
  const detail = findDetail(pixels);
  const spot = { x: (detail.x * pixels.width - box.left) / box.width, y: (detail.y * pixels.height - box.top) / box.height };
  const larger = Math.max(box.width, box.height);
  return {
    image: dataUri(png),
    shadow,
    width: box.width / larger,
    height: box.height / larger,
    look: dominantColour(pixels),
    spot,
    foot: measureFoot(pixels, box),
  };
}

export async function loadSprite(icon: string, tint: Tint | undefined, pixels: number): Promise<Sprite | undefined> {
  const body = await iconBody(icon);
  if (body === undefined) return undefined;
  const size = SIZES.find((step) => step >= pixels) ?? Math.max(...SIZES);
  const key = `${icon}.${tint ?? ""}.${size}`;
  const sprite = cached.get(key) ?? drawSprite(body, tint, size);
  cached.delete(key);
  cached.set(key, sprite);
  sprite.catch(() => cached.delete(key));
  const oldest = cached.keys().next().value;
  if (cached.size > CACHED_SPRITES && oldest !== undefined) cached.delete(oldest);
  return sprite;
}
