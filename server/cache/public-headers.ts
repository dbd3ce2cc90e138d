import { createHash } from "node:crypto";
import { cacheControl } from "../../lib/cache/index.ts";
import type { Rendered } from "../framework.ts";

/** Headers of the framework that are not kept: they are personal, or set again below or when an encoding is sent. */
const DROPPED_HEADERS = new Set(["vary", "etag", "content-encoding", "set-cookie", "cache-control"]);

/** 404 and 410 always get a lifetime of their own: the framework gives them none, their body is empty and their cookies are dropped. Any other response is not stored if it failed, is incomplete or sets a cookie. */
function publicCacheControl({ status, headers, isComplete }: Rendered): string {
  if (status === 404 || status === 410) return cacheControl("missing");
  const original = headers["cache-control"];
  return status >= 500 || !isComplete || headers["set-cookie"] !== undefined || typeof original !== "string"
    ? "no-store"
    : original;
}

const weakEtag = (body: Buffer) => `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

/** Headers of a public response, with its lifetime, cache tags and ETag. */
export function publicHeaders(rendered: Rendered): Record<string, string> {
  const { status, headers, body, tags } = rendered;
  const keptHeaders = Object.entries(headers).flatMap(([name, value]) =>
    DROPPED_HEADERS.has(name) ? [] : [[name, String(value)]],
  );
  return {
    ...Object.fromEntries(keptHeaders),
    ...(tags.length > 0 && { "cache-tag": tags.join(",") }),
    ...(status === 200 && { etag: weakEtag(body) }),
    "cache-control": publicCacheControl(rendered),
  };
}
