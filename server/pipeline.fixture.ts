import { createServer, type IncomingMessage, request, type ServerOptions, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cacheControl } from "@/lib/cache";
import { markIncomplete, respondWith, tagPage } from "@/lib/cache/render-context";
import { CODE_ID } from "@/lib/support-code";
import { Allowances } from "./allowance";
import { PurgeLog } from "./cache/purge-log";
import { ResponseCache } from "./cache/response-cache";
import { Framework } from "./framework";
import { SiteHealth } from "./health";
import { createPipeline } from "./pipeline";
import { createVisitorNamer } from "./visitor";

const noPurges = {
  position: () => ({ epoch: "", sequence: 0 }),
  isCurrent: () => true,
  purge: async () => {},
  claim: async () => true,
};

/** Requests that reached the framework, newest last. */
export const receivedRequests: { url: string; headers: IncomingMessage["headers"] }[] = [];

/** Stands in for a handler: reads the whole body and answers with its length. */
function echo(incoming: IncomingMessage, response: ServerResponse): void {
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  incoming.on("error", () => response.destroy());
  incoming.on("end", () => response.setHeader("content-type", "application/json").end(JSON.stringify({ bytes })));
}

/** Stands in for the framework. Some addresses have statuses of their own; all others answer with a page that names the address. */
const framework = new Framework((incoming, response) => {
  const { url = "", headers } = incoming;
  receivedRequests.push({ url, headers });
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", cacheControl("catalog"));
  // The framework sends this header with every page that it renders for a request.
  if (url.startsWith("/error/")) response.setHeader("cache-control", "private, no-cache, no-store, max-age=0, must-revalidate");
  if (url === "/error/503") markIncomplete();
  if (url === "/product/gone") respondWith(410);
  if (url === "/product/away") respondWith(503);
  if (url === "/product/part") markIncomplete();
  if (url === "/product/unknown" || url.startsWith("/nowhere")) response.statusCode = 404;
  if (url === "/api/broken") {
    incoming.resume();
    return response.writeHead(500).end();
  }
  if (url.startsWith("/list/ended/")) return response.writeHead(404, { "cache-control": "private, no-store" }).end();
  if (url.startsWith("/api/")) return echo(incoming, response);
  if (url.startsWith("/cart")) response.setHeader("cache-control", "private, no-store").setHeader("set-cookie", ["a=1", "b=2"]);
  tagPage("products");
  response.end(`<h1>${url}</h1>${url.startsWith("/error/5") ? `<code id="${CODE_ID}" class="x">–</code>` : ""}`);
}, noPurges);

/** The running pipeline: its server and its address. */
export const site = { server: createServer(), base: "" };

type Parts = { trustedProxies?: string[]; unlimited?: string[]; mediaOrigin?: string; limits?: ServerOptions };

/** Starts a pipeline over the stand-in. */
export function start({
  trustedProxies = [],
  unlimited = ["127.0.0.1"],
  mediaOrigin = "http://127.0.0.1:9",
  limits = {},
}: Parts = {}) {
  const cache = new ResponseCache({ log: new PurgeLog(), memoryBytes: 10_000_000, onStoreError: () => {} });
  const pipeline = createPipeline({
    nameVisitor: createVisitorNamer(trustedProxies),
    allowances: new Allowances(unlimited, () => 0),
    tryServeFile: () => false,
    framework,
    cache,
    health: new SiteHealth(false),
    buildId: "build",
    mediaOrigin,
    siteUrl: "https://site.example",
    streamOrigins: [],
  });
  site.server = createServer(limits, pipeline);
  return new Promise<void>((resolve) => {
    site.server.listen(0, "127.0.0.1", () => {
      const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, site.server.address());
      site.base = `http://127.0.0.1:${port}`;
      receivedRequests.length = 0;
      resolve();
    });
  });
}

export const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.base + path, { headers: { "accept-encoding": "identity", ...headers }, redirect: "manual" });

/** Sends the path unchanged; `fetch` would normalise it. */
export const raw = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(site.base, { method, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

export const renders = (url: string) => receivedRequests.filter((one) => one.url === url).length;
