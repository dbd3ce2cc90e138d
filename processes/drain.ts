import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** Close a keep-alive connection after this much idle time, in milliseconds. */
const QUIET_MS = 1_000;

/**
 * Closes a server gracefully: stops accepting, answers requests in flight, closes idle connections. Resolves when all are closed.
 */
export function drain(server: Server, quiet = QUIET_MS): Promise<void> {
  server.prependListener("request", (_request: unknown, response: ServerResponse) => response.setHeader("Connection", "close"));
  const timer = setInterval(() => server.closeIdleConnections(), quiet);
  return new Promise((resolve) => {
    // http.Server.close() would also close idle connections at once, losing requests already on the wire.
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer);
      resolve();
    });
  });
}
