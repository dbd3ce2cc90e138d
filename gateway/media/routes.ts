import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { jobQueue } from "../job-queue.ts";
import { Refusal } from "../refusal.ts";
import { byteRange } from "./byte-range.ts";
import { FileCache } from "./file-cache.ts";
import { renderFilm } from "./film.ts";
import { iconBody } from "./icons.ts";
import { type Film, type Picture, parseFilm, parsePicture } from "./parse-path.ts";
import { availableWidth, DRAWING, type Format, renderPicture } from "./render.ts";

const MEBIBYTE = 2 ** 20;
const DEFAULT_BYTES = 512 * MEBIBYTE;
const DEFAULT_WIDTH = 640;
const PICTURE_QUEUE = { atOnce: 2, waiting: 200, name: "pictures" };
const FILM_QUEUE = { atOnce: 1, waiting: 10, name: "films" };

const Query = z.object({ w: z.coerce.number().int().positive().default(DEFAULT_WIDTH) });

/** `/media/*`: pictures (width by `?w=`, format by Accept) and films (ranges). The path says what is drawn. Cached up to `maxBytes`; 503 when busy. */
export async function registerMedia(
  app: FastifyInstance,
  { cacheDir, maxBytes = DEFAULT_BYTES }: { cacheDir: string; maxBytes?: number },
): Promise<{ getFilm: (film: Film) => Promise<Buffer | undefined> }> {
  // Two single-threaded pictures are faster than one with two threads.
  sharp.concurrency(1);
  const cache = await FileCache.open(cacheDir, maxBytes);
  const [queuePicture, queueFilm] = [jobQueue(PICTURE_QUEUE), jobQueue(FILM_QUEUE)];

  const getPicture = (picture: Picture, width: number, format: Format, gone: AbortSignal) =>
    cache.get(
      `${DRAWING}.${width}.${format}.${JSON.stringify(picture)}`,
      (unwanted) => queuePicture(() => renderPicture(picture, width, format), unwanted),
      gone,
    );
  const getFilm = (film: Film, gone?: AbortSignal): Promise<Buffer | undefined> =>
    cache.get(`${DRAWING}.${JSON.stringify(film)}`, (unwanted) => queueFilm(() => renderFilm(film), unwanted), gone);

  // Preload the icon set (half a second) after start.
  app.addHook("onListen", async () => {
    await iconBody("package");
  });
  app.get("/media/*", async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const film = parseFilm(path);
    const picture = parsePicture(path);
    if (!film && !picture) return refuse(reply, 404, "Esta imagen no existe.");
    const query = Query.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, "El ancho de la imagen no es válido.");
    const format = acceptedFormat(request.headers.accept);
    const gone = abortedOnClose(reply);
    const bytes = film
      ? await getFilm(film, gone)
      : picture && (await getPicture(picture, availableWidth(query.data.w), format, gone));
    if (!bytes) return refuse(reply, 404, "Esta imagen no existe.");
    return send(request, reply, bytes, film ? "video/mp4" : `image/${format}`);
  });
  return { getFilm };
}

function refuse(reply: FastifyReply, status: 400 | 404, text: string): FastifyReply {
  return reply.status(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}

function acceptedFormat(accept = ""): Format {
  const isRefused = (type: string): boolean => new RegExp(`${type}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accept);
  const isAccepted = (type: string): boolean => accept.includes(type) && !isRefused(type);
  if (isAccepted("image/avif")) return "avif";
  return isAccepted("image/webp") ? "webp" : "jpeg";
}

function abortedOnClose({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => controller.abort(new Refusal(503, "Nadie espera ya esta imagen.")));
  return controller.signal;
}

function send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, type: string): FastifyReply {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", etag).header("cache-control", "public, max-age=31536000, immutable");
  reply.header("x-content-type-options", "nosniff");
  if (type !== "video/mp4") reply.header("vary", "Accept");
  const known = request.headers["if-none-match"] ?? "";
  if (known === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag)) return reply.status(304).send();
  if (type !== "video/mp4") return reply.type(type).send(bytes);
  reply.header("accept-ranges", "bytes").type(type);
  const isOfOtherVersion = request.headers["if-range"] !== undefined && request.headers["if-range"] !== etag;
  const range = isOfOtherVersion ? "whole" : byteRange(request.headers.range, bytes.length);
  if (range === "whole") return reply.send(bytes);
  if (range === "none") return reply.status(416).header("content-range", `bytes */${bytes.length}`).send();
  reply.status(206).header("content-range", `bytes ${range.first}-${range.last}/${bytes.length}`);
  return reply.send(bytes.subarray(range.first, range.last + 1));
}
