import { z } from "zod";
import { detectUploadType, UPLOAD_BYTES } from "../../lib/contract/upload-types.ts";
import type { Database, Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import type { ServicesWithFiles } from "../services.ts";
import { type Files, newUploadName, uploadName, uploadPath } from "./files.ts";
import { withoutMetadata } from "./picture.ts";

const UNUSED_DAYS = 1;

type Sender = { memberId: number | null; clientIp: string };

const INSERT = "insert into upload (path, member_id, name, type, size) values ($1, $2, $3, $4, $5)";

/** Stores a file under a random name; its bytes decide the type. Unless it is claimed (`claimUploads`), it is deleted after a day. */
export async function storeUpload(services: ServicesWithFiles, { file, ...sender }: { file: File } & Sender) {
  const { database, files } = services;
  if (file.size > UPLOAD_BYTES) throw new Refusal(413, "El archivo pesa más de 10 MB.");
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = detectUploadType(sent);
  if (!type) throw new Refusal(422, "Solo se aceptan imágenes JPEG, PNG o WebP y documentos PDF.");
  await countBytes(services, file.size, sender);
  const bytes = await withoutMetadata(sent, type.type);
  await deleteUnusedUploads(database, files);
  const storedName = newUploadName(type.ending);
  const [path, name] = [uploadPath(storedName), displayName(file.name)];
  // In this order a file whose row could not be stored does not stay for ever.
  await database.run(INSERT, [path, sender.memberId, name, type.type, bytes.length]);
  await files.write(storedName, bytes);
  return { url: path, name, size: bytes.length };
}

const NAME_LENGTH = 120;

/** The last part of the name that the sender gave, without invisible characters and those that could break a header or markup. */
const displayName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}"<>]/gu, "").slice(-NAME_LENGTH) || "archivo";

const Path = z.object({ path: z.string() });

export async function deleteUnusedUploads(database: Database, files: Files): Promise<void> {
  const text = "delete from upload where uses = 0 and created_at < now() - $1::interval returning path";
  const deleted = await database.rows(Path, text, [`${UNUSED_DAYS} days`]);
  await Promise.all(deleted.map(({ path }) => files.remove(uploadName(path))));
}

const Verified = z.object({ isVerified: z.boolean() });
const IS_VERIFIED = 'select email_verified_at is not null as "isVerified" from member where id = $1';

/** Counts per account for members with a verified e-mail, else per IP and in total, so that guests cannot exhaust members' quota. */
async function countBytes({ database, limits }: ServicesWithFiles, size: number, { memberId, clientIp }: Sender): Promise<void> {
  const kilobytes = Math.ceil(size / 1024);
  const member = memberId === null ? undefined : await database.row(Verified, IS_VERIFIED, [memberId]);
  if (member?.isVerified) {
    await limits.consume("uploadsOfAccount", String(memberId), kilobytes);
    return;
  }
  await limits.consume("uploadsOfIp", clientIp, kilobytes);
  await limits.consume("uploadsOfUnverified", member ? "unverified members" : "guests", kilobytes);
}

const Upload = z.object({ path: z.string(), name: z.string(), type: z.string() });

// The owner of a file may read it, and so may the owner of an inquiry or voucher that has it; a team's people count as owners.
const READABLE = `
  select path, name, type from upload
  where path = $1 and (member_id = any(buyers_of($2))
    or exists (select from inquiry where member_id = any(buyers_of($2)) and $1 = any(attachments))
    or exists (select from voucher where member_id = any(buyers_of($2)) and file = $1))`;

export async function openUpload(database: Database, files: Files, { name, memberId }: { name: string; memberId: number }) {
  const upload = await database.row(Upload, READABLE, [uploadPath(name), memberId]);
  return upload && { ...upload, bytes: await files.read(name) };
}

const CLAIM = `
  update upload set uses = uses + 1, member_id = coalesce(member_id, $2::integer)
  where path = any($1) and (member_id = $2::integer or (member_id is null and uses = 0))`;

/** Marks files as used: the member's, or unclaimed ones of guests. @throws Refusal 422 for others */
export async function claimUploads(sql: Sql, memberId: number | null, paths: string[]): Promise<void> {
  const unique = [...new Set(paths)];
  if (unique.length === 0) return;
  const claimed = await sql.run(CLAIM, [unique, memberId]);
  if (claimed < unique.length) throw new Refusal(422, "Uno de los archivos adjuntos ya no está disponible. Adjúntelo de nuevo.");
}

/** After `claimUploads`: gives a person's files to the team, so that they outlive the account, unless they have another use. */
export const transferUploads = (sql: Sql, teamMemberId: number | null, paths: string[]) =>
  sql.run("update upload set member_id = $2 where path = any($1) and uses = 1", [paths, teamMemberId]);

export const releaseUploads = (sql: Sql, paths: string[]) =>
  sql.run("update upload set uses = greatest(uses - 1, 0) where path = any($1)", [paths]);
