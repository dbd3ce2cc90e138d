import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { jobQueue } from "../job-queue.ts";
import { notFound, Refusal } from "../refusal.ts";
import { type Files, uploadName, uploadPath } from "../upload/files.ts";
import { EVALUATION_MEDIA } from "./store.ts";

const LONGER_SIDE_MAX = 1600;
const SHORTER_SIDE_MIN = 200;

/** Widths that are served; a requested one is rounded up. */
const WIDTHS = [144, 240, 480, 640, LONGER_SIDE_MAX] as const;
const Width = z.object({ w: z.coerce.number().int().positive().default(640) });

/** Caches may keep a picture no longer than this, since its author can delete it. */
const FOR_AN_HOUR = "public, max-age=3600";

const inTurn = jobQueue({ atOnce: 1, waiting: 100, name: "evaluation pictures" });

const Uploaded = z.object({ path: z.string(), type: z.string(), uses: z.number() });
const UPLOADED = `
  select path, type, uses from upload where path = any($1) and (member_id = $2 or (member_id is null and uses = 0))`;

/** Downscales large pictures; 422 for tiny ones. */
async function shrink(files: Files, name: string): Promise<void> {
  const bytes = await files.read(name);
  const { width, height } = await sharp(bytes).metadata();
  if (Math.min(width, height) < SHORTER_SIDE_MIN)
    throw new Refusal(422, `Una de las fotos mide menos de ${SHORTER_SIDE_MIN} píxeles. Adjunte una más grande.`);
  if (Math.max(width, height) <= LONGER_SIDE_MAX) return;
  const smaller = await inTurn(() => sharp(bytes).resize(LONGER_SIDE_MAX, LONGER_SIDE_MAX, { fit: "inside" }).toBuffer());
  await files.write(name, smaller);
}

/** Shrinks pictures before publication; metadata was removed at upload. 422 unless all are pictures of the member, or unused ones of guests. */
export async function preparePictures({ sql, files }: { sql: Sql; files: Files }, memberId: number, paths: string[]) {
  const found = await sql.rows(Uploaded, UPLOADED, [paths, memberId]);
  if (found.length < paths.length) throw new Refusal(422, "Una de las fotos ya no está disponible. Adjúntela de nuevo.");
  if (found.some(({ type }) => !type.startsWith("image/"))) throw new Refusal(422, "Adjunte solo fotos JPEG, PNG o WebP.");
  // Files in use elsewhere must not change.
  for (const { path } of found.filter(({ uses }) => uses === 0)) await shrink(files, uploadName(path));
}

const Published = z.object({ path: z.string() });
const PUBLISHED = "select $1 as path where exists (select from line_evaluation where pictures @> array[$1::text])";

/** Serves pictures of published evaluations to everybody, `?w=` wide. Other uploads stay private. */
export function registerEvaluationPictures(app: FastifyInstance, { database, files }: { database: Database; files: Files }) {
  app.get<{ Params: { name: string } }>(`${EVALUATION_MEDIA}:name`, async ({ params, query, headers }, reply) => {
    const published = await database.row(Published, PUBLISHED, [uploadPath(params.name)]);
    if (!published) throw notFound("Esta imagen no existe.");
    const requestedWidth = Width.safeParse(query).data?.w ?? LONGER_SIDE_MAX;
    const width = WIDTHS.find((one) => one >= requestedWidth) ?? LONGER_SIDE_MAX;
    const tag = `"${createHash("sha256").update(`${params.name} ${width}`).digest("base64url").slice(0, 22)}"`;
    reply.header("etag", tag).header("cache-control", FOR_AN_HOUR).header("x-content-type-options", "nosniff");
    if (headers["if-none-match"] === tag) return reply.status(304).send();
    const bytes = await files.read(params.name);
    const picture = await inTurn(() => sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer());
    return reply.type("image/webp").send(picture);
  });
}
