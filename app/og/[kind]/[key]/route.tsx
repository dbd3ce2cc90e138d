import { ImageResponse } from "next/og";
import sharp from "sharp";
import { SharePicture } from "@/components/frame/share-picture";
import { markIncomplete } from "@/lib/cache/render-context";
import { SHARE_SIZE } from "@/lib/seo/share-picture";
import { findSubject, type Subject } from "../../subject";

const QUALITY = 82;
const TILE_WIDTH = 480;
/** Of fewer than TILES pictures only the first is shown, as wide as two tiles. */
const WHOLE_WIDTH = 960;
const PICTURE_TIMEOUT_MS = 3_000;
const TILES = 4;

export async function GET(_request: Request, { params }: { params: Promise<{ kind: string; key: string }> }) {
  const { kind, key } = await params;
  const bytes = key.endsWith(".jpg") ? await drawSharePicture(kind, key.slice(0, -".jpg".length)) : undefined;
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": "image/jpeg" },
  });
}

async function drawSharePicture(kind: string, key: string): Promise<Uint8Array | undefined> {
  const subject = await findSubject(kind, key);
  const pictures = subject ? await loadPictures(subject.covers) : [];
  return subject && drawSubject(subject, pictures);
}

async function drawSubject({ title, lead }: Subject, pictures: readonly string[]): Promise<Uint8Array> {
  const image = new ImageResponse(<SharePicture title={title} lead={lead} pictures={pictures} />, SHARE_SIZE);
  const jpeg = await sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** Pictures as data URLs. One that cannot be read is left out, and the response is not cached then. */
async function loadPictures(covers: readonly string[]): Promise<string[]> {
  const width = covers.length < TILES ? WHOLE_WIDTH : TILE_WIDTH;
  const read = async (cover: string) => {
    const answer = await fetch(`${cover}?w=${width}`, {
      headers: { accept: "image/jpeg" },
      signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${cover} answered ${answer.status}`);
    return `data:image/jpeg;base64,${Buffer.from(await answer.arrayBuffer()).toString("base64")}`;
  };
  const results = await Promise.allSettled(covers.slice(0, TILES).map(read));
  return results.flatMap((result) => {
    if (result.status === "fulfilled") return [result.value];
    markIncomplete();
    console.warn("picture left out of a share picture:", result.reason);
    return [];
  });
}
