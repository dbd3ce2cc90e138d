import { hash } from "node:crypto";
import sharp from "sharp";
import { type CaptchaChallenge, type Work, workText } from "../../lib/contract/captcha.ts";
import { NOTCH_SHADE } from "./draw.ts";

async function pixels(dataUrl: string) {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const shaded = (value: number, channel: number) =>
  value * (1 - NOTCH_SHADE.opacity) + (NOTCH_SHADE.rgb[channel] ?? 0) * NOTCH_SHADE.opacity;

export async function findPlace({ background, piece, width, size, y }: CaptchaChallenge): Promise<number> {
  const [behind, cut] = await Promise.all([pixels(background), pixels(piece)]);
  const density = behind.width / width;
  const top = Math.round(y * density);
  // The square of the piece, without its knobs and outline (`PIECE` of draw.ts).
  const toPixels = (place: number) => Math.round(place * density);
  const body = { left: toPixels(3.5), right: toPixels(40.5), upper: toPixels(14.5), lower: toPixels(51.5) };
  const places = Array.from({ length: width - size }, (_, x) => {
    let error = 0;
    for (let row = body.upper; row < body.lower; row += 2)
      for (let column = body.left; column < body.right; column += 2) {
        const own = (row * cut.width + column) * 4;
        const under = ((row + top) * behind.width + column + Math.round(x * density)) * 4;
        for (const channel of [0, 1, 2])
          error += ((behind.data[under + channel] ?? 0) - shaded(cut.data[own + channel] ?? 0, channel)) ** 2;
      }
    return { x, error };
  });
  return places.reduce((best, one) => (one.error < best.error ? one : best)).x;
}

export function doWork(id: string, { parts, bits }: Work): number[] {
  return Array.from({ length: parts }, (_, part) => {
    for (let number = 0; ; number += 1) {
      const firstBits = Number.parseInt(hash("sha256", workText(id, part, number)).slice(0, 8), 16) >>> (32 - bits);
      if (firstBits === 0) return number;
    }
  });
}
