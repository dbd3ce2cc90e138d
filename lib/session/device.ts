import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { deviceCookie } from "./cookies";
import { DEVICE_COOKIE, readCookie } from "./index";

const AGENT_LENGTH_MAX = 300;

/** Fields of the contract that identify a browser. */
export type BrowserFields = { device_token?: string; user_agent?: string };

function parseDevice(headers: Headers): string | undefined {
  const value = readCookie(headers.get("cookie") ?? "", DEVICE_COOKIE) ?? "";
  return /^[\w-]{32,64}$/.test(value) ? value : undefined;
}

export function browserFields(headers: Headers): BrowserFields {
  const [device, agent] = [parseDevice(headers), headers.get("user-agent")];
  return { ...(device && { device_token: device }), ...(agent && { user_agent: agent.slice(0, AGENT_LENGTH_MAX) }) };
}

/** Sets the device cookie if missing: the gateway limits login attempts of known browsers separately. For handlers. */
export async function ensureDevice(headers: Headers): Promise<BrowserFields & { device_token: string }> {
  const { device_token, ...browser } = browserFields(headers);
  if (device_token) return { ...browser, device_token };
  const device = randomBytes(32).toString("base64url");
  (await cookies()).set(deviceCookie(device, env.SITE_URL));
  return { ...browser, device_token: device };
}
