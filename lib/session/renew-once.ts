import "server-only";
import { LoginByCookie } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import type { NewSession } from "./cookies";
import { type BrowserFields, browserFields } from "./device";
import { newSession } from "./new-session";

type Renewal = Promise<NewSession | undefined>;

declare global {
  /** Middleware and handlers are bundled apart; a global is shared. */
  var sessionRenewals: Map<string, Renewal> | undefined;
}

/** Statuses for an expired or invalid token. */
const INVALID_TOKEN = [400, 401, 422];

async function renew(token: string, browser: BrowserFields, visitor: Headers): Renewal {
  try {
    return await newSession(await send(LoginByCookie, { body: { token, ...browser } }, { visitor }));
  } catch (error) {
    if (error instanceof GatewayError && INVALID_TOKEN.includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Gets new tokens for a restore token, which works once. Simultaneous requests of a browser share one call in this process. When the
 * browser uses the token again within seconds, the gateway issues further tokens. Undefined for an invalid token. @throws GatewayError or GatewayUnreachable
 */
export function renewOnce(token: string, visitor: Headers): Renewal {
  globalThis.sessionRenewals ??= new Map();
  const running = globalThis.sessionRenewals;
  const browser = browserFields(visitor);
  const key = `${token} ${browser.device_token ?? ""}`;
  const started = running.get(key);
  if (started) return started;
  const renewed = renew(token, browser, visitor).finally(() => running.delete(key));
  running.set(key, renewed);
  return renewed;
}
