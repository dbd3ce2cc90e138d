import { randomBytes } from "node:crypto";
import type { Sql } from "../db/database.ts";
import type { Files } from "./files.ts";

const ADDRESS = "/uploads/";
const ENDINGS = { "image/webp": "webp" } as const;

export type KeptFile = { path: string; name: string; type: keyof typeof ENDINGS; size: number };

/** Stores a generated file under a random name; readable once `registerGeneratedFile` has registered it. */
export async function storeGeneratedFile(
  files: Files,
  bytes: Uint8Array,
  { type, name }: Pick<KeptFile, "type" | "name">,
): Promise<KeptFile> {
  const keptName = `${randomBytes(16).toString("hex")}.${ENDINGS[type]}`;
  await files.keep(keptName, bytes);
  return { path: ADDRESS + keptName, name, type, size: bytes.length };
}

/** Registers a generated file as a member's, in use: it is deleted with the account. */
export const registerGeneratedFile = (sql: Sql, { path, name, type, size }: KeptFile, memberId: number) =>
  sql.run("insert into upload (path, member_id, name, type, size, uses) values ($1, $2, $3, $4, $5, 1)", [
    path,
    memberId,
    name,
    type,
    size,
  ]);

export const deleteGeneratedFile = (files: Files, path: string) => files.remove(path.slice(ADDRESS.length));
