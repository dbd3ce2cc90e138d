import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/** A connection that nobody has used for so long will not be used in the moment in which it is closed, in milliseconds. */
const QUIET_MS = 1_000;

/**
 * Ends a server without losing a request: it accepts no connection any more, answers what comes over those that it has and closes each with its
 * answer, and those that stay quiet after a second. Resolves when the last has ended.
 */
export function drain(server: Server, quiet = QUIET_MS): Promise<void> {
  server.prependListener("request", (_request: unknown, response: ServerResponse) => response.setHeader("Connection", "close"));
  const timer = setInterval(() => server.closeIdleConnections(), quiet);
  return new Promise((resolve) => {
    // That of HTTP would close at once what is quiet at this moment, and with it requests that are on their way.
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer);
      resolve();
    });
  });
}
