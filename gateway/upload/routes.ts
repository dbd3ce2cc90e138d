import type { FastifyInstance } from "fastify";
import { Upload } from "../../lib/contract/geo.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "../limits.ts";
import { unknown } from "../refusal.ts";
import { handle, type Route } from "../route.ts";
import type { Files } from "./files.ts";
import { keepUpload, openUpload } from "./store.ts";

/** The call that keeps a file; a guest may. */
export const uploadRoutes = (parts: { database: Database; files: Files; limits: Limits }): Route[] => [
  handle(Upload, ({ body, session, address }) =>
    keepUpload(parts, { file: body.file, memberId: session?.memberId ?? null, address }),
  ),
];

const KEPT_NAME = /^[\da-f]{32}\.\w{3,4}$/;

/** Whatever a file holds, a browser only saves it: it is never run, framed or guessed to be something else. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, max-age=86400",
  "x-robots-tag": "noindex, nofollow",
};

/** Serves uploaded files to whoever knows their address. */
export function registerUploads(app: FastifyInstance, { database, files }: { database: Database; files: Files }) {
  app.get<{ Params: { name: string } }>("/uploads/:name", async ({ params: { name } }, reply) => {
    const upload = KEPT_NAME.test(name) ? await openUpload(database, files, name) : undefined;
    if (!upload) throw unknown("No encontramos ese archivo.");
    return reply
      .headers(HEADERS)
      .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`)
      .type(upload.type)
      .send(upload.bytes);
  });
}
