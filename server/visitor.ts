import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * Replaces `x-forwarded-for` by the client's address: the peer's, or what trusted proxies (TRUSTED_PROXIES) say hop by hop. Drops
 * `traceparent` of untrusted peers.
 */
export function visitorNaming(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => {
    const visitor = proxyAddr(request, isTrusted);
    request.headers["x-forwarded-for"] = visitor;
    if (!isTrusted(request.socket.remoteAddress ?? "", 0)) delete request.headers.traceparent;
    return visitor;
  };
}
