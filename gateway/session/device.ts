import { createHash } from "node:crypto";
import { z } from "zod";
import type { Sql } from "../db/database.ts";

/** The browser that logs in: what it calls itself, and what the site knows it again by. A site may send neither. */
export type Browser = { agent?: string | undefined; device?: string | undefined };

/** The browser that a call of the contract names. */
export const browserOf = (fields: { device_token?: string | undefined; user_agent?: string | undefined }): Browser => ({
  agent: fields.user_agent,
  device: fields.device_token,
});

/** A device as it is kept. */
export const deviceHash = (device: string | undefined): string | undefined =>
  device && createHash("sha256").update(device).digest("hex");

const KEEP = `
  insert into device (member_id, hash) values ($1, $2) on conflict (member_id, hash) do update set seen_at = now()`;

/** Remembers that a member has proved to be there in this browser. */
export async function rememberDevice(sql: Sql, memberId: number, device: string | undefined): Promise<void> {
  const hash = deviceHash(device);
  if (hash) await sql.run(KEEP, [memberId, hash]);
}

const DeviceRow = z.object({ known: z.boolean() });

/** Whether the member has logged in with this browser before. */
export async function isKnownDevice(sql: Sql, memberId: number | undefined, device: string | undefined): Promise<boolean> {
  const hash = deviceHash(device);
  if (memberId === undefined || !hash) return false;
  const text = "select true as known from device where member_id = $1 and hash = $2 and seen_at > now() - interval '400 days'";
  return (await sql.row(DeviceRow, text, [memberId, hash])) !== undefined;
}

const Some = z.object({ some: z.boolean() });

/**
 * Whether a login comes from a browser that its member has not used, while there is another one that was: the first of all is nobody
 * else's. Who sends nothing to be known by is new each time.
 */
export async function isNewDevice(sql: Sql, memberId: number, device: string | undefined): Promise<boolean> {
  if (await isKnownDevice(sql, memberId, device)) return false;
  return (await sql.row(Some, "select true as some from device where member_id = $1 limit 1", [memberId])) !== undefined;
}
