import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import proxyAddr from "proxy-addr";
import { rateLimitIp } from "../lib/contract/rate-limit-ip.ts";

/** The client's IP as rate limits count it: from `x-forwarded-for` of a trusted proxy, else the peer's. A malformed header is ignored. */
export function clientIp({ ip, socket }: FastifyRequest): string {
  return rateLimitIp(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}

/** Deletes the header `traceparent` unless a trusted proxy sent it. */
export function createTraceFilter(trustedProxies: string[]): (request: FastifyRequest) => void {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return ({ raw, socket }) => {
    if (!isTrusted(socket.remoteAddress ?? "", 0)) delete raw.headers.traceparent;
  };
}
