import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { countedAddress } from "../lib/contract/counted-address.ts";

/**
 * Who makes a request. The site calls from this machine for all its visitors and names each in `x-forwarded-for`; the router
 * believes nobody else but whom `GATEWAY_TRUSTED_PROXIES` names. What is no address is nobody's name: then the connection's own counts.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return countedAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}
