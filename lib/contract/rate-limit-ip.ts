import { isIP } from "node:net";

/** Groups of a /64 network, all of whose addresses an IPv6 client can use. */
const NETWORK_GROUPS = 4;

function networkPrefix(ip: string): string {
  const [head = "", tail = ""] = new URL(`http://[${ip.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const groups = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => "0");
  return [...groups, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(":");
}

/** What rate limits count as one visitor: an IPv4 address, also one mapped in IPv6, or an IPv6 network. `::1` counts as 127.0.0.1. */
export function rateLimitIp(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (plain === "::1") return "127.0.0.1";
  return isIP(plain) === 6 ? networkPrefix(plain) : plain;
}
