import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { LIVE_SECONDS, LIVE_VIEWS } from "../media/film.ts";
import { toFragments } from "../media/fragments.ts";
import { type Film, parsePicture } from "../media/parse-path.ts";
import { TtlCache } from "../ttl-cache.ts";
import { broadcastExtent, playlist } from "./playlist.ts";
import { findStreamedBroadcast, type StreamedBroadcast } from "./store.ts";

const PLAYLIST_TYPE = "application/vnd.apple.mpegurl";
const CACHE_SECONDS = 2;
const CACHE_SIZE = 500;
const SEED_MAX = 999_999_999;

const ChannelParams = z.object({ channel: z.string().regex(/^[1-9]\d{0,8}$/) });
const PartParams = ChannelParams.extend({ part: z.string().regex(/^(init\.mp4|(0|[1-9]\d{0,8})\.m4s)$/) });

type Services = {
  database: Database;
  getFilm: (film: Film) => Promise<Buffer | undefined>;
  now?: () => number;
};

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Esta señal no existe.");
}

/** A broadcast has LIVE_VIEWS films, shown in turn, with consecutive seeds below SEED_MAX. */
function segmentFilm({ picture }: StreamedBroadcast, segment: number): Film | undefined {
  const still = parsePicture(picture);
  if (still?.kind !== "still") return undefined;
  const seed = ((still.seed * LIVE_VIEWS) % (SEED_MAX - LIVE_VIEWS)) + (segment % LIVE_VIEWS);
  return { subject: "live", icons: still.icons, hue: still.hue, seed, tints: [] };
}

/** `/media/live/{channel}/`: `index.m3u8`, `init.mp4`, `{n}.m4s`, cut from cached films. Future segments are 404. */
export function registerStreams(app: FastifyInstance, { database, getFilm, now = Date.now }: Services): void {
  const broadcasts = new TtlCache<StreamedBroadcast | undefined>(CACHE_SECONDS, CACHE_SIZE);
  const findBroadcast = (channel: string) => broadcasts.get(channel, () => findStreamedBroadcast(database, channel));

  app.get("/media/live/:channel/index.m3u8", async ({ params }, reply) => {
    const parsed = ChannelParams.safeParse(params);
    const broadcast = parsed.success ? await findBroadcast(parsed.data.channel) : undefined;
    const at = now();
    const text = broadcast && playlist(broadcast, LIVE_SECONDS, at);
    if (!broadcast || text === undefined) return refuse(reply);
    const maxAge = broadcastExtent(broadcast, LIVE_SECONDS, at)?.isOver ? 300 : 1;
    return reply.header("cache-control", `public, max-age=${maxAge}`).type(PLAYLIST_TYPE).send(text);
  });

  app.get("/media/live/:channel/:part", async ({ params }, reply) => {
    const parsed = PartParams.safeParse(params);
    const broadcast = parsed.success ? await findBroadcast(parsed.data.channel) : undefined;
    const extent = broadcast && broadcastExtent(broadcast, LIVE_SECONDS, now());
    if (!parsed.success || !broadcast || !extent) return refuse(reply);
    const isInit = parsed.data.part === "init.mp4";
    const segment = isInit ? 0 : Number.parseInt(parsed.data.part, 10);
    const film = segment <= extent.last ? segmentFilm(broadcast, segment) : undefined;
    const bytes = film && (await getFilm(film));
    if (!bytes) return refuse(reply);
    const fragments = toFragments(bytes);
    reply.header("cache-control", "public, max-age=31536000, immutable").header("x-content-type-options", "nosniff");
    return reply.type(isInit ? "video/mp4" : "video/iso.segment").send(isInit ? fragments.init : fragments.segment(segment));
  });
}
