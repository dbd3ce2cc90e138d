import { ECDH } from "node:crypto";

export type PushServices = {
  /** Names of allowed hosts, none an IP address; `*.` matches subdomains. */
  hosts: readonly string[];
  siteUrl: string;
  isTest: boolean;
};

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

const isHost = (name: string, pattern: string) =>
  pattern.startsWith("*.") ? name.endsWith(pattern.slice(1)) && name.length > pattern.length - 1 : name === pattern;

/** Guards against server-side request forgery: https on the default port of an allowed host, not the site's own; no credentials. Loopback in tests only. */
export function isPushEndpoint(endpoint: string, { hosts, siteUrl, isTest }: PushServices): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (isTest && LOOPBACK.has(hostname)) return true;
  if (protocol !== "https:" || port !== "" || hostname === new URL(siteUrl).hostname) return false;
  return hosts.some((pattern) => isHost(hostname, pattern));
}

/** Whether a key is a point on P-256, as encryption requires. */
export function isPushKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url", "hex", "uncompressed").length === 130;
  } catch {
    return false;
  }
}
