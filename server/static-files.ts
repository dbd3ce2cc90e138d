import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

const DAY_SECONDS = 86_400;

type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves files of the build and of `public/`, both listed once at start. `currentBuildDir`, which is looked up each time, may lead to
 * a newer build: while workers are renewed, a page of a new worker may ask a former worker for scripts.
 */
export function staticFiles(buildDir: string, currentBuildDir: string): Files {
  const buildFiles = sirv(join(buildDir, "static"), {
    brotli: true,
    gzip: true,
    maxAge: 365 * DAY_SECONDS,
    immutable: true,
  });
  const newerFiles = sirv(join(currentBuildDir, "static"), { dev: true, brotli: true, gzip: true });
  const publicFiles = sirv("public", {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      // The service worker must stay updatable; icons change with a release.
      const life = path === "/sw.js" ? "no-cache" : `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`;
      response.setHeader("Cache-Control", life);
    },
  });
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    return (
      tryServe(publicFiles, request, response) ||
      tryServeBuild(buildFiles, request, response) ||
      tryServeBuild(newerFiles, request, response)
    );
  };
}

const PREFIX = "/_next/static";

function tryServeBuild(serve: ReturnType<typeof sirv>, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "" } = request;
  if (!url.startsWith(`${PREFIX}/`)) return false;
  request.url = url.slice(PREFIX.length);
  const isHandled = tryServe(serve, request, response);
  request.url = url;
  return isHandled;
}

function tryServe(serve: ReturnType<typeof sirv>, request: IncomingMessage, response: ServerResponse): boolean {
  let isFound = true;
  serve(request, response, () => {
    isFound = false;
  });
  return isFound;
}
