import "server-only";
import { LoginByCookie } from "@/lib/contract/session";
import { GatewayError } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import type { Entered } from "./cookies";
import { entered } from "./enter";

/** How long an answer is kept for requests that left the browser before it had the new cookies. */
const SHARED_MS = 30_000;

type Restored = Promise<Entered | undefined>;

declare global {
  /** Middleware and handlers are bundled apart, each with modules of its own; what they share in the process stands here. */
  var sessionRestores: Map<string, Restored> | undefined;
}

async function restore(token: string, visitor: Headers): Restored {
  try {
    return await entered(await send(LoginByCookie, { body: { token } }, { visitor }));
  } catch (error) {
    if (error instanceof GatewayError && error.status === 401) return undefined;
    throw error;
  }
}

/**
 * A new session for the long-lived token, which works once: requests that come with the same token share one answer.
 * Nothing when the token is worth nothing any more.
 * @throws GatewayUnreachable when the gateway cannot be asked; the token may be tried again
 */
export function restoreOnce(token: string, visitor: Headers): Restored {
  globalThis.sessionRestores ??= new Map();
  const shared = globalThis.sessionRestores;
  const known = shared.get(token);
  if (known) return known;
  const restored = restore(token, visitor);
  shared.set(token, restored);
  restored.then(
    () => setTimeout(() => shared.delete(token), SHARED_MS).unref(),
    () => shared.delete(token),
  );
  return restored;
}
