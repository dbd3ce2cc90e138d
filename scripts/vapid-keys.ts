import { createECDH, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "../lib/env.ts";

const Keys = z.object({ publicKey: z.string(), privateKey: z.string() });

const PRIVATE_BYTES = 32;

function newKeys(): z.output<typeof Keys> {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const bytes = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - bytes.length), bytes]).toString("base64url");
  return { publicKey, privateKey };
}

/** Keys of a data directory, created atomically on first start. */
function keysIn(directory: string): z.output<typeof Keys> {
  const file = join(directory, "vapid.json");
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    const part = join(directory, `.vapid-${randomUUID()}.json`);
    writeFileSync(part, JSON.stringify(newKeys()), { mode: 0o600 });
    try {
      linkSync(part, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
    rmSync(part);
  }
  return Keys.parse(JSON.parse(readFileSync(file, "utf8")));
}

type Settings = Pick<Environment, "DATA_DIR" | "PRODUCTION" | "COMPANY_EMAIL">;

/** VAPID variables of the staging gateway: as configured, else from `DATA_DIR`; in production as configured only. */
export function vapidVariables(env: Settings): Record<string, string> {
  if (process.env.VAPID_PUBLIC_KEY || env.PRODUCTION) return {};
  const { publicKey, privateKey } = keysIn(env.DATA_DIR);
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: process.env.VAPID_SUBJECT || `mailto:${env.COMPANY_EMAIL}`,
  };
}
