import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * Has a request name its visitor, and nobody else, in `x-forwarded-for`: the address of its connection, unless that is one of the proxies
 * (addresses or networks, TRUSTED_PROXIES), whose word is believed hop by hop. Nobody else names the trace under which both logs are read.
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
