import sharp from "sharp";
import { jobQueue } from "../job-queue.ts";
import { Refusal } from "../refusal.ts";

const PIXELS_MAX = 40_000_000;
const DECODING = { atOnce: 1, waiting: 20 };

const FORMATS = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;
const QUALITY = 90;

const inTurn = jobQueue(DECODING);

const unreadable = () => new Refusal(422, "No pudimos leer la imagen. Guárdela de nuevo en su equipo y adjúntela otra vez.");

/** Reads the size alone, since decoding a small file can fill the memory (decompression bomb). */
async function refuseHuge(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > PIXELS_MAX) throw new Refusal(422, "La imagen tiene más de 40 megapíxeles. Adjunte una más pequeña.");
}

/** Re-encodes a picture without metadata, such as where it was taken; a PDF stays. @throws Refusal 422 invalid or too large, 503 busy */
export async function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const format = Object.entries(FORMATS).find(([known]) => known === type)?.[1];
  if (!format) return bytes;
  await refuseHuge(bytes);
  const draw = () =>
    sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" })
      .autoOrient()
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
      .catch(() => {
        throw unreadable();
      });
  return inTurn(draw);
}
