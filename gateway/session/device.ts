import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { sha256 } from "../sha256.ts";

/** User agent, and the secret of the cookie `device` by which the site recognizes a browser. Both optional. */
export type Browser = { agent?: string | undefined; device?: string | undefined };

export const toBrowser = (fields: { device_token?: string | undefined; user_agent?: string | undefined }): Browser => ({
  agent: fields.user_agent,
  device: fields.device_token,
});

export const deviceHash = (device: string | undefined): string | undefined => device && sha256(device);

const UPSERT = `
  insert into device (member_id, hash) values ($1, $2) on conflict (member_id, hash) do update set seen_at = now()`;

export async function rememberDevice(sql: Sql, memberId: number, device: string | undefined): Promise<void> {
  const hash = deviceHash(device);
  if (hash) await sql.run(UPSERT, [memberId, hash]);
}

const KnownDevice = z.object({ known: z.boolean() });

export async function isKnownDevice(sql: Sql, memberId: number | undefined, device: string | undefined): Promise<boolean> {
  const hash = deviceHash(device);
  if (memberId === undefined || !hash) return false;
  const text = "select true as known from device where member_id = $1 and hash = $2 and seen_at > now() - interval '400 days'";
  return (await sql.row(KnownDevice, text, [memberId, hash])) !== undefined;
}

const AnyDevice = z.object({ exists: z.boolean() });

/** Whether a browser is unknown while others are known. Without a device cookie it is always unknown. */
export async function isNewDevice(sql: Sql, memberId: number, device: string | undefined): Promise<boolean> {
  if (await isKnownDevice(sql, memberId, device)) return false;
  const text = "select true as exists from device where member_id = $1 limit 1";
  return (await sql.row(AnyDevice, text, [memberId])) !== undefined;
}
