import "server-only";
import { LoginByCookie } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import type { NewSession } from "./cookies";
import { type BrowserFields, browserFields } from "./device";
import { newSession } from "./new-session";

type RestoredSession = Promise<NewSession | undefined>;

declare global {
  /** Middleware and handlers are bundled apart; a global is shared. */
  var sessionRestores: Map<string, RestoredSession> | undefined;
}

/** The token is expired or invalid. */
const WORTHLESS = [400, 401, 422];

async function restore(token: string, browser: BrowserFields, visitor: Headers): RestoredSession {
  try {
    return await newSession(await send(LoginByCookie, { body: { token, ...browser } }, { visitor }));
  } catch (error) {
    if (error instanceof GatewayError && WORTHLESS.includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Restores a session by its one-time token. Concurrent requests share one call; shortly after, the gateway issues the same
 * browser another. Undefined for an invalid token. @throws GatewayError or GatewayUnreachable; the token may be tried again
 */
export function restoreOnce(token: string, visitor: Headers): RestoredSession {
  globalThis.sessionRestores ??= new Map();
  const shared = globalThis.sessionRestores;
  const browser = browserFields(visitor);
  const key = `${token} ${browser.device_token ?? ""}`;
  const running = shared.get(key);
  if (running) return running;
  const restored = restore(token, browser, visitor).finally(() => shared.delete(key));
  shared.set(key, restored);
  return restored;
}
