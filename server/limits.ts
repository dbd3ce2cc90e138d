import type { IncomingMessage, ServerOptions } from "node:http";

/** Longest address that any page, form or file of the site has use for, in characters. */
const ADDRESS_MAX = 4096;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** A method that the site knows; undefined for any other. */
export const knownMethod = (method: string | undefined) => METHODS.find((allowed) => allowed === method);

/** Limits that the runtime keeps: bytes of headers, and milliseconds for headers, for a whole request, and between two of a connection. */
export const SERVER_LIMITS: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
};

/** Why a request is not looked at any further, as a status; undefined for one that is. */
export function rejectionStatus({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">): 400 | 405 | 414 | undefined {
  if (!knownMethod(method)) return 405;
  if (url.length > ADDRESS_MAX) return 414;
  return url.startsWith("/") && URL.canParse(url, "http://site") ? undefined : 400;
}
