import type { FastifyInstance } from "fastify";
import { Upload } from "../../lib/contract/upload.ts";
import type { Database } from "../db/database.ts";
import { notFound, refusal } from "../refusal.ts";
import { handle, type Route, type Session } from "../route.ts";
import type { ServicesWithFiles } from "../services.ts";
import { type Files, isUploadName } from "./files.ts";
import { openUpload, storeUpload } from "./store.ts";

export const uploadRoutes = (services: ServicesWithFiles): Route[] => [
  handle(Upload, ({ body, session, clientIp }) =>
    storeUpload(services, { file: body.file, memberId: session?.memberId ?? null, clientIp }),
  ),
];

/** Download only: never rendered or sniffed. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
};

type Parts = { database: Database; files: Files; sessionOf: (authorization: string | undefined) => Promise<Session | null> };

/** Serves uploaded files: 401 for guests, 404 for members who may not read the file. */
export function registerUploads(app: FastifyInstance, { database, files, sessionOf }: Parts) {
  app.get<{ Params: { name: string } }>("/uploads/:name", async ({ params: { name }, headers }, reply) => {
    const session = await sessionOf(headers.authorization);
    if (!session) throw refusal(401);
    const upload = isUploadName(name) ? await openUpload(database, files, { name, memberId: session.memberId }) : undefined;
    if (!upload) throw notFound("No encontramos ese archivo.");
    return reply
      .headers(HEADERS)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`)
      .type(upload.type)
      .send(upload.bytes);
  });
}
