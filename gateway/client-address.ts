import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** IPv6 hands out networks, not addresses: who has one address has the 2^64 beside it. */
const NETWORK_GROUPS = 4;

function networkOf(address: string): string {
  const [head = "", tail = ""] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0");
  return [...groups, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(":");
}

/** An address as limits count it: IPv4 as it is, also where it came wrapped in IPv6; of IPv6 the network. `::1` is 127.0.0.1. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (plain === "::1") return "127.0.0.1";
  return isIP(plain) === 6 ? networkOf(plain) : plain;
}

/**
 * Who makes a request. The site calls from this machine for all its visitors and names each in `x-forwarded-for`; the router
 * believes nobody else but whom `GATEWAY_TRUSTED_PROXIES` names. What is no address is nobody's name: then the connection's own counts.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return countedAddress(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}
