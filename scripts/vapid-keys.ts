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

/** The keys of a data directory, made with the first start: whole or not at all, and those of the first where two start at once. */
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

/** Variables by which the own gateway signs notifications: those that are set, else of keys in `DATA_DIR`. Where real buyers are, only the former. */
export function vapidVariables(env: Environment): Record<string, string> {
  if (process.env.VAPID_PUBLIC_KEY || env.PRODUCTION) return {};
  const { publicKey, privateKey } = keysIn(env.DATA_DIR);
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: process.env.VAPID_SUBJECT || `mailto:${env.COMPANY_EMAIL}`,
  };
}
