import "server-only";
import { env } from "@/lib/env";
import type { KnownLine } from "./index";

const PICTURE_WIDTH_PX = 144;
const PICTURE_TIMEOUT_MS = 3000;
const PICTURES_AT_ONCE = 6;
const PICTURE_BYTES_MAX = 200_000;

/** Undefined for a picture of another host. */
const pictureAddress = (cover: string) =>
  cover.startsWith("/media/") ? `${env.gatewayUrl}${cover}?w=${PICTURE_WIDTH_PX}` : undefined;

async function loadPicture(cover: string): Promise<Buffer | undefined> {
  const address = pictureAddress(cover);
  if (!address) return undefined;
  try {
    const signal = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
    const answer = await fetch(address, { headers: { accept: "image/jpeg" }, signal, redirect: "error" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    return answer.ok && isJpeg && bytes.length <= PICTURE_BYTES_MAX ? bytes : undefined;
  } catch (error) {
    console.warn("a list's picture is left out:", error);
    return undefined;
  }
}

/** Pictures of lines by their URL (`cover`). Those that cannot be loaded are left out. */
export async function loadPictures(lines: KnownLine[]): Promise<Map<string, Buffer>> {
  const covers = [...new Set(lines.flatMap(({ cover }) => cover ?? []))];
  const pictures = new Map<string, Buffer>();
  const loadNext = async () => {
    for (let cover = covers.shift(); cover !== undefined; cover = covers.shift()) {
      const bytes = await loadPicture(cover);
      if (bytes) pictures.set(cover, bytes);
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, loadNext));
  return pictures;
}
