import type { Sql } from "../db/database.ts";
import { type Files, newUploadName, uploadName, uploadPath } from "./files.ts";

const ENDINGS = { "image/webp": "webp" } as const;

export type GeneratedFile = { path: string; name: string; type: keyof typeof ENDINGS; size: number };

/** Stores a file that the gateway makes itself, under a random name; its member can read it after `registerGeneratedFile`. */
export async function storeGeneratedFile(
  files: Files,
  bytes: Uint8Array,
  { type, name }: Pick<GeneratedFile, "type" | "name">,
): Promise<GeneratedFile> {
  const storedName = newUploadName(ENDINGS[type]);
  await files.write(storedName, bytes);
  return { path: uploadPath(storedName), name, type, size: bytes.length };
}

/** Registers a generated file as a member's, in use: it is deleted with the account. */
export const registerGeneratedFile = (sql: Sql, { path, name, type, size }: GeneratedFile, memberId: number) =>
  sql.run("insert into upload (path, member_id, name, type, size, uses) values ($1, $2, $3, $4, $5, 1)", [
    path,
    memberId,
    name,
    type,
    size,
  ]);

export const deleteGeneratedFile = (files: Files, path: string) => files.remove(uploadName(path));
