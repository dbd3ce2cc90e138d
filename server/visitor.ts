import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/** Sets `x-forwarded-for` to the client's address, trusting TRUSTED_PROXIES only. Drops a `traceparent` that no trusted proxy sent. */
export function createVisitorNamer(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const visitor = proxyAddr(request, isTrusted);
    request.headers["x-forwarded-for"] = visitor;
    if (!isTrusted(request.socket.remoteAddress ?? "", 0)) delete request.headers.traceparent;
    return visitor;
  };
}
