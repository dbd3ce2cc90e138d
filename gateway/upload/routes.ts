import type { FastifyInstance } from "fastify";
import { Upload } from "../../lib/contract/geo.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "../rate-limits.ts";
import { notFound, refusal } from "../refusal.ts";
import { handle, type Route, type Session } from "../route.ts";
import type { Files } from "./files.ts";
import { keepUpload, openUpload } from "./store.ts";

export const uploadRoutes = (parts: { database: Database; files: Files; limits: Limits }): Route[] => [
  handle(Upload, ({ body, session, clientIp }) =>
    keepUpload(parts, { file: body.file, memberId: session?.memberId ?? null, clientIp }),
  ),
];

const KEPT_NAME = /^[\da-f]{32}\.\w{3,4}$/;

/** Download only: never rendered or sniffed. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
};

type Parts = { database: Database; files: Files; sessionOf: (authorization: string | undefined) => Promise<Session | null> };

/** 404 for everybody but members who may read the file. */
export function registerUploads(app: FastifyInstance, { database, files, sessionOf }: Parts) {
  app.get<{ Params: { name: string } }>("/uploads/:name", async ({ params: { name }, headers }, reply) => {
    const session = await sessionOf(headers.authorization);
    if (!session) throw refusal(401);
    const upload = KEPT_NAME.test(name) ? await openUpload(database, files, { name, memberId: session.memberId }) : undefined;
    if (!upload) throw notFound("No encontramos ese archivo.");
    return reply
      .headers(HEADERS)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`)
      .type(upload.type)
      .send(upload.bytes);
  });
}
