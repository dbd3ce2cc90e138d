import { Agent, request } from "undici";
import type { Resource } from "./cache/response-cache.ts";
import { type Rendered, withoutHopByHop } from "./framework.ts";

/** Paths of pictures, and of films (`.mp4`), which `findPicture` leaves out. Films and live streams are not cached: they need ranges. */
const PICTURE = /^\/media\/(?!live\/)[\w%~.+-]+(?:\/[\w%~.+-]+)*$/;
const FORMATS = ["image/avif", "image/webp"];
const TIMEOUT_MS = 30_000;

const dispatcher = new Agent();

async function fetchPicture(url: string, accept: string, cancelled: AbortSignal): Promise<Rendered> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUT_MS)]);
  const answer = await request(url, { dispatcher, headers: { accept }, signal });
  return {
    status: answer.statusCode,
    headers: withoutHopByHop(answer.headers),
    body: Buffer.from(await answer.body.arrayBuffer()),
    tags: ["media"],
    isComplete: true,
  };
}

const logAndAnswer502 = (error: unknown, cancelled: AbortSignal): Rendered => {
  if (!cancelled.aborted) console.error("picture not read:", error);
  return { status: 502, headers: {}, body: Buffer.alloc(0), tags: [], isComplete: false };
};

/** The picture that a request asks for; undefined for anything else. Its key has path, width and the best accepted format. */
export function findPicture(origin: string, { pathname, searchParams }: URL, accept = ""): Resource | undefined {
  if (!PICTURE.test(pathname) || pathname.endsWith(".mp4")) return undefined;
  const width = searchParams.get("w");
  const format = FORMATS.find((type) => accept.includes(type)) ?? "image/jpeg";
  const path = width && /^\d{1,4}$/.test(width) ? `${pathname}?w=${Number(width)}` : pathname;
  return {
    key: `${format} ${path}`,
    make: (cancelled) =>
      fetchPicture(origin + path, format, cancelled).catch((error: unknown) => logAndAnswer502(error, cancelled)),
  };
}
