import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { jobQueue } from "../job-queue.ts";
import { Refusal } from "../refusal.ts";
import { renderFilm } from "./film.ts";
import { iconBody } from "./icons.ts";
import { type Film, type Picture, parseClip, parsePicture } from "./paths.ts";
import { byteRange } from "./range.ts";
import { DRAWING, type Format, ladderWidth, renderPicture } from "./render.ts";
import { MediaStore } from "./store.ts";

const MEBIBYTE = 2 ** 20;
const DEFAULT_BYTES = 512 * MEBIBYTE;
const DEFAULT_WIDTH = 640;
/** Queue: a few seconds at most. */
const PICTURES = { atOnce: 2, waiting: 200, name: "pictures" };
const FILMS = { atOnce: 1, waiting: 10, name: "films" };
const FOREVER = "public, max-age=31536000, immutable";

const Query = z.object({ w: z.coerce.number().int().positive().default(DEFAULT_WIDTH) });

/** From Accept; JPEG by default. */
function formatFor(accept = ""): Format {
  const refused = (type: string): boolean => new RegExp(`${type}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accept);
  const can = (type: string): boolean => accept.includes(type) && !refused(type);
  if (can("image/avif")) return "avif";
  return can("image/webp") ? "webp" : "jpeg";
}

function refuse(reply: FastifyReply, status: 400 | 404, text: string): FastifyReply {
  return reply.status(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}

/** Or 304. */
function send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", tag).header("cache-control", FOREVER).header("x-content-type-options", "nosniff");
  if (type !== "video/mp4") reply.header("vary", "Accept");
  const known = request.headers["if-none-match"] ?? "";
  if (known === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag)) return reply.status(304).send();
  if (type !== "video/mp4") return reply.type(type).send(bytes);
  reply.header("accept-ranges", "bytes").type(type);
  const stale = request.headers["if-range"] !== undefined && request.headers["if-range"] !== tag;
  const range = stale ? "whole" : byteRange(request.headers.range, bytes.length);
  if (range === "whole") return reply.send(bytes);
  if (range === "none") return reply.status(416).header("content-range", `bytes */${bytes.length}`).send();
  reply.status(206).header("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`);
  return reply.send(bytes.subarray(range.first, range.last + 1));
}

/** Aborts when the client has gone. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once("close", () => left.abort(new Refusal(503, "Nadie espera ya esta imagen.")));
  return left.signal;
}

/**
 * Serves `/media/*`: pictures (`?w=`, Accept) and films (ranges), drawn from the path and cached in `cacheDir` up to `maxBytes`.
 * 503 with Retry-After when busy. Returns the film maker for streams.
 */
export async function registerMedia(
  app: FastifyInstance,
  { cacheDir, maxBytes = DEFAULT_BYTES }: { cacheDir: string; maxBytes?: number },
): Promise<{ film: (what: Film) => Promise<Buffer | undefined> }> {
  // Two single-threaded pictures are faster than one with two threads.
  sharp.concurrency(1);
  const store = await MediaStore.open(cacheDir, maxBytes);
  const [draw, shoot] = [jobQueue(PICTURES), jobQueue(FILMS)];

  const picture = (what: Picture, { width, format }: { width: number; format: Format }, left: AbortSignal) =>
    store.get(
      `${DRAWING}.${width}.${format}.${JSON.stringify(what)}`,
      (unwanted) => draw(() => renderPicture(what, width, format), unwanted),
      left,
    );
  const film = (what: Film, left?: AbortSignal): Promise<Buffer | undefined> =>
    store.get(`${DRAWING}.${JSON.stringify(what)}`, (unwanted) => shoot(() => renderFilm(what), unwanted), left);

  // Preload the icon set (half a second) after start.
  app.addHook("onListen", async () => {
    await iconBody("package");
  });
  app.get("/media/*", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const clip = parseClip(path);
    const still = parsePicture(path);
    if (!clip && !still) return refuse(reply, 404, "Esta imagen no existe.");
    const query = Query.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, "El ancho de la imagen no es válido.");
    const format = formatFor(request.headers.accept);
    const [size, left] = [{ width: ladderWidth(query.data.w), format }, leaving(reply)];
    const bytes = clip ? await film(clip, left) : still && (await picture(still, size, left));
    if (!bytes) return refuse(reply, 404, "Esta imagen no existe.");
    return send(request, reply, bytes, clip ? "video/mp4" : `image/${format}`);
  });
  return { film };
}
