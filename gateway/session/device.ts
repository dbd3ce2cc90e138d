import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { sha256 } from "../sha256.ts";

/** User agent and device cookie, both optional. */
export type Browser = { agent?: string | undefined; device?: string | undefined };

export const toBrowser = (fields: { device_token?: string | undefined; user_agent?: string | undefined }): Browser => ({
  agent: fields.user_agent,
  device: fields.device_token,
});

export const deviceHash = (device: string | undefined): string | undefined => device && sha256(device);

const KEEP = `
  insert into device (member_id, hash) values ($1, $2) on conflict (member_id, hash) do update set seen_at = now()`;

export async function rememberDevice(sql: Sql, memberId: number, device: string | undefined): Promise<void> {
  const hash = deviceHash(device);
  if (hash) await sql.run(KEEP, [memberId, hash]);
}

const DeviceRow = z.object({ known: z.boolean() });

export async function isKnownDevice(sql: Sql, memberId: number | undefined, device: string | undefined): Promise<boolean> {
  const hash = deviceHash(device);
  if (memberId === undefined || !hash) return false;
  const text = "select true as known from device where member_id = $1 and hash = $2 and seen_at > now() - interval '400 days'";
  return (await sql.row(DeviceRow, text, [memberId, hash])) !== undefined;
}

const Some = z.object({ some: z.boolean() });

/** A new browser while others are known. Without a device cookie always new. */
export async function isNewDevice(sql: Sql, memberId: number, device: string | undefined): Promise<boolean> {
  if (await isKnownDevice(sql, memberId, device)) return false;
  return (await sql.row(Some, "select true as some from device where member_id = $1 limit 1", [memberId])) !== undefined;
}
