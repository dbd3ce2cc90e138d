import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/** The returned function finds the client's address, trusting proxies of the list only, and puts it into `x-forwarded-for`. It drops a `traceparent` that no such proxy sent. */
export function createVisitorNamer(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const visitor = proxyAddr(request, isTrusted);
    request.headers["x-forwarded-for"] = visitor;
    if (!isTrusted(request.socket.remoteAddress ?? "", 0)) delete request.headers.traceparent;
    return visitor;
  };
}
