import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** How long a page is sent again as it is; what the gateway tells of (`/api/revalidate`) is forgotten at once. */
const LIFE_MS = 2_000;
/** After this long a page is no longer sent while a newer one is on its way. */
const GRACE_MS = 30_000;
const CAPACITY = 500;

type Page = {
  headers: Map<string, number | string | readonly string[]>;
  body: Buffer;
  etag: string;
  at: number;
  isRenewed: boolean;
};

declare global {
  // The server, which keeps them, and the revalidation endpoint, which forgets them, are loaded apart but run in one process.
  var keptPages: Map<string, Page> | undefined;
}

/** Forgets every page; those that are being made now are kept no more. */
export function forgetPages(): void {
  globalThis.keptPages = new Map();
}

/** What the framework's client asks for is a part of a page, not a page. */
const PARTS = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch"];

const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && /\bgzip\b(?!;q=0)/.test(String(headers["accept-encoding"])) && !PARTS.some((part) => part in headers);

function send({ headers, body, etag }: Page, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(headers);
  const isKnown = request.headers["if-none-match"]?.split(/\s*,\s*/).includes(etag);
  if (isKnown) response.writeHead(304).end();
  else response.setHeader("content-length", body.length).end(body);
}

const isPage = (response: ServerResponse): boolean =>
  response.statusCode === 200 && String(response.getHeader("content-type")).startsWith("text/html");

const isForEverybody = (response: ServerResponse): boolean =>
  /\bs-maxage=[1-9]/.test(String(response.getHeader("cache-control"))) && !response.hasHeader("set-cookie");

/** What was sent, if it may be sent again: a page for everybody, compressed; or `kept`, if the visitor has just been told that it still holds. */
function sent(response: ServerResponse, chunks: readonly unknown[], kept: Page | undefined): Page | undefined {
  if (!response.writableFinished) return undefined;
  const etag = response.getHeader("etag");
  const now = { at: Date.now(), isRenewed: false };
  if (kept && response.statusCode === 304 && etag === kept.etag) return { ...kept, ...now };
  const isWhole = isPage(response) && response.getHeader("content-encoding") === "gzip";
  if (!isWhole || !isForEverybody(response) || typeof etag !== "string" || etag === "") return undefined;
  const headers = new Map(
    Object.entries(response.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { headers, body: Buffer.concat(chunks.filter((chunk) => chunk instanceof Uint8Array)), etag, ...now };
}

/** Has a method tell what it is given. */
const overhear = <F extends (...given: never[]) => unknown>(method: F, tell: (chunk: unknown) => void): F =>
  new Proxy(method, {
    apply(target, self, given) {
      tell(given[0]);
      return Reflect.apply(target, self, given);
    },
  });

/**
 * A shared HTTP cache of two seconds in front of the framework, which makes, hashes and compresses a kept page anew for each visitor:
 * docs/adr/0016-pages-are-sent-as-they-were.md. Keeps what calls itself good for everybody (`s-maxage`), and nothing else.
 */
export function keepingPages(answer: RequestListener): RequestListener {
  return (request, response) => {
    const { url = "/" } = request;
    if (!asksForPage(request)) return answer(request, response);
    globalThis.keptPages ??= new Map();
    const pages = globalThis.keptPages;
    const kept = pages.get(url);
    const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && (age < LIFE_MS || (kept.isRenewed && age < GRACE_MS))) return send(kept, request, response);
    if (kept) kept.isRenewed = true;

    const chunks: unknown[] = [];
    const listen = (chunk: unknown) => isPage(response) && chunks.push(chunk);
    response.write = overhear(response.write, listen);
    response.end = overhear(response.end, listen);
    response.once("close", () => {
      // In the order in which they were kept: the first is the oldest.
      pages.delete(url);
      const page = sent(response, chunks, kept);
      if (!page) return;
      if (pages.size >= CAPACITY) pages.delete(pages.keys().next().value ?? "");
      pages.set(url, page);
    });
    return answer(request, response);
  };
}
