import type { IncomingMessage, ServerOptions } from "node:http";

const URL_LENGTH_MAX = 4096;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

export const knownMethod = (method: string | undefined) => METHODS.find((allowed) => allowed === method);

export const SERVER_LIMITS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
};

export function rejectionStatus({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): 400 | 405 | 414 | undefined {
  if (!knownMethod(method)) return 405;
  if (url.length > URL_LENGTH_MAX) return 414;
  return url.startsWith("/") && URL.canParse(url, "http://site") ? undefined : 400;
}

/** Whether the percent-encoding of a path is whole: that of `/100%` is not, and the framework would fail on it. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
