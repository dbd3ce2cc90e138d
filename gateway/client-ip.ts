import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import proxyAddr from "proxy-addr";
import { rateLimitIp } from "../lib/contract/rate-limit-ip.ts";

/** Client IP from `x-forwarded-for` if the peer is loopback or in GATEWAY_TRUSTED_PROXIES; else, or if it is malformed, the peer's IP. */
export function clientIp({ ip, socket }: FastifyRequest): string {
  return rateLimitIp(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}

/** Drops the `traceparent` of peers that are no trusted proxies. */
export function createTraceFilter(trustedProxies: string[]): (request: FastifyRequest) => void {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return ({ raw, socket }) => {
    if (!isTrusted(socket.remoteAddress ?? "", 0)) delete raw.headers.traceparent;
  };
}
