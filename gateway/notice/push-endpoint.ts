import { ECDH } from "node:crypto";

/** Whose addresses are taken for those of push services. */
export type PushServices = {
  /** Host names; one that begins with `*.` stands for all below it. */
  hosts: readonly string[];
  /** Address of the site, whose host is never one. */
  siteUrl: string;
  /** Whether a test's own service at this machine is one: under test switches alone. */
  isTest: boolean;
};

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

const isHost = (name: string, pattern: string) =>
  pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) && name.length > pattern.length - 1 : name === pattern;

/**
 * Whether an address that a browser names is one of a push service that is let in: else whoever has an account could have this machine ask
 * any address of its network. By name alone: an address in numbers is no push service.
 */
export function isPushEndpoint(endpoint: string, { hosts, siteUrl, isTest }: PushServices): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isTest && LOOPBACK.has(hostname)) return true;
  if (protocol !== "https:" || port !== "" || hostname === new URL(siteUrl).hostname) return false;
  return hosts.some((pattern) => isHost(hostname, pattern));
}

/** Whether a public key is a point of the curve that messages are encrypted on; any other would fail at each message. */
export function isPushKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex", "uncompressed").length === 130;
  } catch {
    return false;
  }
}
