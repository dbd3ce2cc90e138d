import "server-only";
import { LoginByCookie } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import type { Entered } from "./cookies";
import { type BrowserFields, browserOf } from "./device";
import { newSession } from "./new-session";

type Restored = Promise<Entered | undefined>;

declare global {
  /** Middleware and handlers are bundled apart, each with modules of its own; what they share in the process stands here. */
  var sessionRestores: Map<string, Restored> | undefined;
}

/** What the gateway answers a token that is over, or that cannot be one. */
const WORTHLESS = [400, 401, 422];

async function restore(token: string, browser: BrowserFields, visitor: Headers): Restored {
  try {
    return await newSession(await send(LoginByCookie, { body: { token, ...browser } }, { visitor }));
  } catch (error) {
    if (error instanceof GatewayError && WORTHLESS.includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * A new session for the long-lived token, which works once: requests of one browser that come with it at the same time share one
 * answer, and for those that come seconds later the gateway gives that browser another. Nothing when the token is worth nothing.
 * @throws GatewayError or GatewayUnreachable when the gateway does not say; the token may be tried again
 */
export function restoreOnce(token: string, visitor: Headers): Restored {
  globalThis.sessionRestores ??= new Map();
  const shared = globalThis.sessionRestores;
  const browser = browserOf(visitor);
  const key = `${token} ${browser.device_token ?? ""}`;
  const running = shared.get(key);
  if (running) return running;
  const restored = restore(token, browser, visitor).finally(() => shared.delete(key));
  shared.set(key, restored);
  return restored;
}
