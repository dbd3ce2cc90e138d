import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

const DAY_SECONDS = 86_400;

/** Handles a request for a file, and says whether it did. */
type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The files of the build, whose names change with their content, and those of `public/`. Both are listed once, when the process starts, so
 * that no other file can be asked for; parameters of the address are ignored. `scripts/site.ts` has compressed them.
 */
export function staticFiles(buildDir: string): Files {
  const build = sirv(join(buildDir, "static"), {
    brotli: true,
    gzip: true,
    maxAge: 365 * DAY_SECONDS,
    immutable: true,
  });
  const others = sirv("public", {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // The service worker must be able to renew itself; icons change with a release.
      const life = path === "/sw.js" ? "no-cache" : `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;
      response.setHeader("Cache-Control", life);
    },
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    return handled(others, request, response) || inBuild(build, request, response);
  };
}

const PREFIX = "/_next/static";

/** Files of the build stand under a prefix that no folder has. */
function inBuild(files: ReturnType<typeof sirv>, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "" } = request;
  if (!url.startsWith(`${PREFIX}/`)) return false;
  request.url = url.slice(PREFIX.length);
  const isHandled = handled(files, request, response);
  request.url = url;
  return isHandled;
}

function handled(files: ReturnType<typeof sirv>, request: IncomingMessage, response: ServerResponse): boolean {
  let isFound = true;
  files(request, response, () => {
    isFound = false;
  });
  return isFound;
}
