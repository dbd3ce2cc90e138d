import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import { publicPage } from "../lib/cache/pages.ts";
import t from "../messages/error.json" with { type: "json" };
import { bodyIn, codingFor } from "./cache/encoding.ts";
import { publicHeaders } from "./cache/public-headers.ts";
import type { Answer, Resource, ResponseCache } from "./cache/response-cache.ts";
import { withErrorPage } from "./error-pages.ts";
import { type Framework, type Rendered, visitorHeaders } from "./framework.ts";
import type { Health } from "./health.ts";
import { rejectionStatus } from "./limits.ts";
import { pictureAt } from "./media.ts";
import { withPolicy } from "./page-policy.ts";
import { securityHeaders } from "./security-headers.ts";
import { refuse, send } from "./send.ts";

/** Answered by the framework itself: data, forms, files, and documents that are sent while they are made. All else are pages. */
const PASSED = /^\/(?:api|uploads|media|feeds|sitemaps)\/|^\/personCenter\/.*\.(?:csv|pdf)$/;
/** The framework's own files are those of the build; it makes nothing else on request. */
const OWN_PREFIX = "/_next/";
/** Pages that stand in for others are not asked for by name. */
const ERROR_PREFIX = "/error/";

/** `Cache-Status` of an answer that the cache has nothing to do with. */
const BYPASSED = "site; fwd=bypass";

type Stages = {
  /** Names the visitor of a request, see visitor.ts. */
  nameVisitor: (request: IncomingMessage) => string;
  /** Handles a request for a file of the build, and says whether it did. */
  files: (request: IncomingMessage, response: ServerResponse) => boolean;
  framework: Framework;
  /** Keeps what is the same for everybody; undefined where another cache stands in front. */
  cache: ResponseCache | undefined;
  health: Health;
  /** Whose answers are told apart in a store that several builds share. */
  buildId: string;
  /** Where pictures come from. */
  mediaOrigin: string;
  /** Public address of the site. */
  siteUrl: string;
  /** Origins of live streams, where not the site's own. */
  streamOrigins: string[];
};

const compress = promisify(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));

const emptyPage = (status: number): Rendered => ({ status, headers: {}, body: Buffer.alloc(0), tags: [], isWhole: false });

/** An answer that nobody keeps. */
async function unkept({ status, headers, body }: Rendered, acceptEncoding: string | undefined): Promise<Answer> {
  const bodies = { identity: body };
  const coding = codingFor(acceptEncoding, { contentType: String(headers["content-type"] ?? ""), bodies });
  const { vary: _vary, ...own } = headers;
  return {
    status,
    headers: own,
    body: await bodyIn(bodies, coding),
    coding,
    age: 0,
    cacheStatus: BYPASSED,
  };
}

/**
 * What happens to a request, in this order: security headers; limits; health; files of the build; public pages and pictures, out of the
 * cache; pages of one person, rendered for the request; at last everything that the framework answers by itself.
 */
export function createPipeline(stages: Stages): RequestListener {
  const { nameVisitor, files, framework, cache, health, buildId, mediaOrigin, siteUrl, streamOrigins } = stages;
  const headersAt = securityHeaders(siteUrl);

  const ask = ({ key, make }: Resource, acceptEncoding: string | undefined): Promise<Answer> =>
    cache
      ? cache.answer({ key: `${buildId} ${key}`, make }, acceptEncoding)
      : make().then((made) => unkept({ ...made, headers: publicHeaders(made) }, acceptEncoding));

  /** A public page at its canonical address. It is rendered without anything that the visitor's request says. */
  const page = (address: string): Resource => ({
    key: address,
    make: async () => {
      const rendered = await framework.render({ address, headers: {} }).catch(failed);
      return withPolicy(rendered, { siteUrl, streamOrigins });
    },
  });

  const complete = (answer: Answer, acceptEncoding: string | undefined) =>
    withErrorPage(answer, (address) => ask(page(address), acceptEncoding));

  async function sendKept(request: IncomingMessage, response: ServerResponse, resource: Resource): Promise<void> {
    const acceptEncoding = request.headers["accept-encoding"];
    send(request, response, await complete(await ask(resource, acceptEncoding), acceptEncoding));
  }

  async function sendForVisitor(request: IncomingMessage, response: ServerResponse, visitor: string): Promise<void> {
    const acceptEncoding = request.headers["accept-encoding"];
    const { url: address = "/" } = request;
    const isInner = address.startsWith(ERROR_PREFIX);
    const made = isInner
      ? emptyPage(404)
      : await framework.render({ address, headers: visitorHeaders(request), visitor }).catch(failed);
    const answer = await unkept(made, acceptEncoding);
    send(request, response, await complete(answer, acceptEncoding));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = ""] = (request.url ?? "").split("?", 1);
    for (const [name, value] of Object.entries(headersAt(pathname))) response.setHeader(name, value);
    response.setHeader("Cache-Status", BYPASSED);
    const status = rejectionStatus(request);
    if (status) return refuse(response, status, t.refused);
    const url = new URL(request.url ?? "/", "http://site");
    const visitor = nameVisitor(request);
    if (url.pathname === "/api/health") return health.answer(response);
    if (files(request, response)) return undefined;
    if (url.pathname.startsWith(OWN_PREFIX)) return refuse(response, 404, t.refused);
    if (request.method === "GET" || request.method === "HEAD") {
      const known = publicPage(url.pathname, url.searchParams);
      const resource = known ? page(known.address) : pictureAt(mediaOrigin, url, request.headers.accept);
      if (resource) return sendKept(request, response, resource);
      if (!PASSED.test(url.pathname)) return sendForVisitor(request, response, visitor);
    }
    if (!PASSED.test(url.pathname)) return refuse(response, 405, t.refused, { allow: "GET, HEAD" });
    await compress(request, response);
    return framework.pass(request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} failed:`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, t.failedText);
    });
  };
}

/** A page that could not even be begun: too many are waiting, or the framework threw. */
function failed(error: unknown): Rendered {
  console.error("page not rendered:", error);
  return emptyPage(503);
}
