import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import proxyAddr from "proxy-addr";
import { countedAddress } from "../lib/contract/counted-address.ts";

/**
 * Who makes a request. The site calls from this machine for all its visitors and names each in `x-forwarded-for`; the router
 * believes nobody else but whom `GATEWAY_TRUSTED_PROXIES` names. What is no address is nobody's name: then the connection's own counts.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return countedAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}

/** Has nobody name the trace under which both logs are read but those who are also believed about a visitor's address. */
export function traceNaming(trustedProxies: string[]): (request: FastifyRequest) => void {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return ({ raw, socket }) => {
    if (!isTrusted(socket.remoteAddress ?? "", 0)) delete raw.headers.traceparent;
  };
}
