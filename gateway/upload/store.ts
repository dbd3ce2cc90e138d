import { randomBytes } from "node:crypto";
import { z } from "zod";
import { UPLOAD_BYTES, uploadTypeOf } from "../../lib/contract/upload.ts";
import { Count } from "../../lib/contract/wire.ts";
import type { Database, Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import type { Files } from "./files.ts";

/** Files that nothing uses are kept for a week: as long as a draft may wait. */
const UNUSED_DAYS = 7;
/** Most bytes that files which nothing uses may take together. */
const UNUSED_BYTES = 1024 ** 3;
const NAME_LENGTH = 120;

const ADDRESS = "/uploads/";
const Path = z.object({ path: z.string() });

/** The kept name of a file by its address. */
const keptName = (path: string) => path.slice(ADDRESS.length);

/** The name that the sender gave, without folders and what no name should hold. */
const shownName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}"<>]/gu, "").slice(-NAME_LENGTH) || "archivo";

async function sweep(database: Database, files: Files) {
  const text = "delete from upload where uses = 0 and created_at < now() - $1::interval returning path";
  const swept = await database.rows(Path, text, [`${UNUSED_DAYS} days`]);
  await Promise.all(swept.map(({ path }) => files.remove(keptName(path))));
}

const UNUSED = "select coalesce(sum(size), 0) as bytes from upload where uses = 0";
const INSERT = "insert into upload (path, member_id, name, type, size) values ($1, $2, $3, $4, $5)";

/** Keeps a file under a name that nobody can guess; its bytes alone decide what it is. */
export async function keepUpload(
  { database, files }: { database: Database; files: Files },
  { file, memberId }: { file: File; memberId: number | null },
) {
  if (file.size > UPLOAD_BYTES) throw new Refusal(413, "El archivo pesa más de 10 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = uploadTypeOf(bytes);
  if (!known) throw new Refusal(422, "Solo se aceptan imágenes JPEG, PNG o WebP y documentos PDF.");
  await sweep(database, files);
  const unused = await database.row(z.object({ bytes: Count }), UNUSED);
  if ((unused?.bytes ?? 0) + file.size > UNUSED_BYTES)
    throw new Refusal(429, "Ahora se están recibiendo demasiados archivos. Inténtelo más tarde.");
  const path = `${ADDRESS}${randomBytes(16).toString("hex")}.${known.ending}`;
  const name = shownName(file.name);
  await files.keep(keptName(path), bytes);
  await database.run(INSERT, [path, memberId, name, known.type, file.size]);
  return { url: path, name, size: file.size };
}

const Upload = z.object({ path: z.string(), name: z.string(), type: z.string() });

/** An uploaded file by its kept name: what it is and its bytes. */
export async function openUpload(database: Database, files: Files, name: string) {
  const upload = await database.row(Upload, "select path, name, type from upload where path = $1", [ADDRESS + name]);
  return upload && { ...upload, bytes: await files.read(name) };
}

const CLAIM = `
  update upload set uses = uses + 1, member_id = coalesce(member_id, $2::integer)
  where path = any($1) and (member_id = $2::integer or (member_id is null and uses = 0))`;

/**
 * Takes files into use: the member's own, or those that a guest uploaded and nobody has used. Refused with 422 for any
 * other address. `memberId` is null for a guest. Used by every domain that keeps the address of an uploaded file.
 */
export async function claimUploads(sql: Sql, memberId: number | null, paths: string[]): Promise<void> {
  const named = [...new Set(paths)];
  if (named.length === 0) return;
  const claimed = await sql.run(CLAIM, [named, memberId]);
  if (claimed < named.length) throw new Refusal(422, "Uno de los archivos adjuntos ya no está disponible. Adjúntelo de nuevo.");
}

/** Gives files back that something no longer uses; what nothing else uses goes with the next sweep. */
export const releaseUploads = (sql: Sql, paths: string[]) =>
  sql.run("update upload set uses = greatest(uses - 1, 0) where path = any($1)", [paths]);
