import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Interval at which idle keep-alive connections are closed, in milliseconds. */
const CLOSE_IDLE_MS = 1_000;

const closeAfter = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader("Connection", "close");
};

/**
 * Prepares a server, before it listens, for a graceful shutdown. The returned function stops it: requests in flight and on
 * the wire are answered, and every answer ends its connection; idle connections are closed. It resolves when all are closed.
 */
export function prepareDrain(server: Server, interval = CLOSE_IDLE_MS): () => Promise<void> {
  const latest = new Map<Socket, ServerResponse>();
  let isDraining = false;
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isDraining) return closeAfter(response);
    if (!latest.has(socket)) socket.once("close", () => latest.delete(socket));
    latest.set(socket, response);
  });
  return () => {
    isDraining = true;
    for (const response of latest.values()) closeAfter(response);
    // Timers run before sockets are read: without `setImmediate`, a busy process would close connections with a request waiting.
    const timer = setInterval(() => setImmediate(() => server.closeIdleConnections()), interval);
    return new Promise((resolve) => {
      // http.Server.close() would also close idle connections at once, losing requests already on the wire.
      NetServer.prototype.close.call(server, () => {
        clearInterval(timer);
        resolve();
      });
    });
  };
}
