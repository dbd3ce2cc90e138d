import { createHash } from "node:crypto";
import sharp from "sharp";
import { type CaptchaChallenge, type Work, workText } from "../../lib/contract/captcha.ts";

const OPAQUE = 250;

async function pixels(address: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How unevenly a place is darker than the piece: under the notch the same shade lies over the same picture. */
function unevenness(differences: number[]): number {
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  return differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / differences.length;
}

/** For tests: finds where the piece belongs as a person does, by looking at the two pictures. Pixels of the background. */
export async function findPlace({ background, piece, width, size, y }: CaptchaChallenge): Promise<number> {
  const [behind, cut] = await Promise.all([pixels(background), pixels(piece)]);
  const density = behind.width / width;
  const top = Math.round(y * density);
  // Inside the square body of the piece, away from its white edge.
  const from = Math.round(cut.width * 0.3);
  const to = Math.round(cut.width * 0.7);
  const places = Array.from({ length: width - size }, (_, x) => {
    const differences: number[] = [];
    for (let row = from; row < to; row += 2)
      for (let column = from; column < to; column += 2) {
        const own = (row * cut.width + column) * 4;
        const under = ((row + top) * behind.width + column + Math.round(x * density)) * 4;
        for (const channel of [0, 1, 2])
          if ((cut.data[own + 3] ?? 0) >= OPAQUE)
            differences.push((behind.data[under + channel] ?? 0) - 0.42 * (cut.data[own + channel] ?? 0));
      }
    return { x, unevenness: unevenness(differences) };
  });
  return places.reduce((best, one) => (one.unevenness < best.unevenness ? one : best)).x;
}

/** For tests: does the work that stands for the puzzle, as a browser does. */
export function doWork(id: string, { parts, bits }: Work): number[] {
  return Array.from({ length: parts }, (_, part) => {
    for (let number = 0; ; number += 1) {
      const digest = createHash("sha256")
        .update(workText(id, part, number))
        .digest();
      if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return number;
    }
  });
}
