import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./cache/response-cache.ts";

function matchesEtag(ifNoneMatch: string | undefined, etag: string | string[] | undefined): boolean {
  if (ifNoneMatch === undefined || typeof etag !== "string") return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, coding, age, cacheStatus }: Answer,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Vary", String(headers["content-type"]).startsWith("image/") ? "Accept" : "Accept-Encoding");
  response.setHeader("Cache-Status", cacheStatus);
  if (age > 0) response.setHeader("Age", age);
  if (status === 200 && matchesEtag(request.headers["if-none-match"], headers.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}

export function refuse(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(text);
}

/** Refuses with the error body of specification 1.6. */
export function refuseAsJson(
  response: ServerResponse,
  status: number,
  errors: string,
  headers: Record<string, string> = {},
): void {
  refuse(response, status, JSON.stringify({ errors }), { "content-type": "application/json; charset=utf-8", ...headers });
}
