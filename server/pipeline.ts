import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { findPublicPage, type MatchedPage } from "../lib/cache/pages.ts";
import t from "../messages/error.json" with { type: "json" };
import failed from "../messages/failed.json" with { type: "json" };
import { ensureTrace } from "../telemetry/trace.ts";
import { type Allowances, costAt, pageCost, TooMany } from "./allowance.ts";
import { publicHeaders } from "./cache/public-headers.ts";
import type { Answer, Resource, ResponseCache } from "./cache/response-cache.ts";
import { type ErrorPageContext, type ErrorPageRequest, NO_PATH, withErrorPage } from "./error-pages.ts";
import type { Framework, Rendered } from "./framework.ts";
import type { SiteHealth } from "./health.ts";
import { withLateScripts } from "./late-scripts.ts";
import { isDecodable, rejectionStatus } from "./limits.ts";
import { findPicture } from "./media.ts";
import { type RequestLabels, timeRequest } from "./metrics.ts";
import { withPolicy } from "./page-policy.ts";
import { asCacheable, BYPASS_CACHE_STATUS, closeSignal, emptyPage, logAndAnswer503, toAnswer } from "./responses.ts";
import { routeName } from "./route-name.ts";
import { securityHeaders } from "./security-headers.ts";
import { refuse, send } from "./send.ts";
import { createVisitorResponses } from "./visitor-responses.ts";

/** Paths that are passed on to the framework unless they are cached pictures: API, forms, files, streamed documents. All others are pages. */
const FRAMEWORK_PATHS = /^\/(?:api|uploads|media|feeds|sitemaps)\/|^\/(?:personCenter|list)\/.*\.(?:csv|pdf)$/;
/** Files of the build: never rendered, so a missing one is a 404. */
const BUILD_PREFIX = "/_next/";

type PipelineOptions = {
  nameVisitor: (request: IncomingMessage) => string;
  allowances: Allowances;
  /** Serves a file of the build or of `public/`; false when there is none. */
  tryServeFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  framework: Framework;
  /** Undefined where another HTTP cache stands in front. */
  cache: ResponseCache | undefined;
  health: SiteHealth;
  /** Part of the cache keys, since builds may share a store. */
  buildId: string;
  mediaOrigin: string;
  siteUrl: string;
  streamOrigins: string[];
};

type Exchange = { request: IncomingMessage; response: ServerResponse; labels: RequestLabels; pathname: string };

/**
 * Handles a request in this order: security headers, limits, health, static files, cached pages and pictures, personal pages, then
 * what is passed on to the framework. Rendering, fetching a picture and passing on take from the visitor's allowance.
 */
export function createPipeline(options: PipelineOptions): RequestListener {
  const { nameVisitor, allowances, tryServeFile, health, mediaOrigin, siteUrl } = options;
  const headersAt = securityHeaders(siteUrl);

  const { cachedAnswer, renderPublic, pageResource, pictureResource } = createCachedResources(options);
  const { sendForVisitor, sendRefusal, pass } = createVisitorResponses(options, sendUncached);

  async function handle(request: IncomingMessage, response: ServerResponse, labels: RequestLabels): Promise<void> {
    const [path = ""] = (request.url ?? "").split("?", 1);
    for (const [name, value] of Object.entries(headersAt(path))) response.setHeader(name, value);
    response.setHeader("Cache-Status", BYPASS_CACHE_STATUS);
    const status = rejectionStatus(request);
    if (status) return refuse(response, status, t.refused);
    const url = new URL(request.url ?? "/", "http://site");
    const { pathname } = url;
    const visitor = nameVisitor(request);
    if (health.answer(pathname, response)) {
      labels.route = "health";
      return undefined;
    }
    const isServed = tryServeFile(request, response);
    const isOfBuild = pathname.startsWith(BUILD_PREFIX);
    if (isServed || isOfBuild) labels.route = "file";
    if (isServed) return undefined;
    if (isOfBuild) return refuse(response, 404, t.refused);
    if (!isDecodable(pathname)) return sendUncached(request, response, emptyPage(404), NO_PATH);
    labels.route = routeName(pathname);
    if (request.method === "GET" || request.method === "HEAD") {
      const matchedPage = findPublicPage(pathname, url.searchParams);
      if (matchedPage) {
        labels.route = matchedPage.path;
        return sendCached({ request, response, labels, pathname }, pageResource(matchedPage, visitor, request));
      }
      const picture = findPicture(mediaOrigin, url, request.headers.accept);
      if (picture) {
        labels.route = "/media/:picture";
        labels.resourceKind = "picture";
        return sendCached({ request, response, labels, pathname }, pictureResource(picture, visitor), closeSignal(response));
      }
      if (!FRAMEWORK_PATHS.test(pathname)) return sendForVisitor(request, response, { pathname, visitor });
    }
    if (!FRAMEWORK_PATHS.test(pathname)) return refuse(response, 405, t.refused, { allow: "GET, HEAD" });
    allowances.take(costAt(pathname), visitor);
    return pass(request, response, { pathname, visitor });
  }

  /** Gives an empty error response its page, which costs no allowance. Most responses have a body and return at once. */
  async function fillErrorPage(answer: Answer, request: IncomingMessage, context: ErrorPageContext): Promise<Answer> {
    if (answer.body.length > 0) return answer;
    const acceptEncoding = request.headers["accept-encoding"];
    const trace = ensureTrace(request);
    return withErrorPage(
      answer,
      { ...context, trace, acceptEncoding },
      async ({ url, isUncacheable }: ErrorPageRequest, encoding) => {
        if (isUncacheable) return toAnswer(await renderPublic(url, trace), encoding);
        return cachedAnswer({ key: url, make: () => renderPublic(url, trace).then(asCacheable) }, encoding);
      },
    );
  }

  /** Sends an uncached response, with an error page where `context` is given and the body is empty. */
  async function sendUncached(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Rendered,
    context?: ErrorPageContext,
  ) {
    const answer = await toAnswer(rendered, request.headers["accept-encoding"]);
    send(request, response, context ? await fillErrorPage(answer, request, context) : answer);
  }

  async function sendCached({ request, response, labels, pathname }: Exchange, resource: Resource, visitorGone?: AbortSignal) {
    const answer = await cachedAnswer(resource, request.headers["accept-encoding"], visitorGone);
    labels.cacheStatus = answer.cacheStatus;
    send(request, response, await fillErrorPage(answer, request, { pathname }));
  }

  return catchAll(handle, sendRefusal);
}

/** Resources of the responses that may be cached. `cachedAnswer` asks the cache, or makes the response where there is no cache. */
function createCachedResources({ allowances, framework, cache, buildId, siteUrl, streamOrigins }: PipelineOptions) {
  const cachedAnswer = (
    { key, ...resource }: Resource,
    acceptEncoding: string | undefined,
    visitorGone?: AbortSignal,
  ): Promise<Answer> => {
    if (cache) return cache.answer({ ...resource, key: `${buildId} ${key}` }, acceptEncoding, visitorGone);
    resource.admit?.();
    const rendering = resource.make(visitorGone ?? new AbortController().signal);
    return rendering.then((rendered) => toAnswer({ ...rendered, headers: publicHeaders(rendered) }, acceptEncoding));
  };

  /** Renders without any of the visitor's headers, so that the result can be cached. */
  async function renderPublic(url: string, trace: string): Promise<Rendered> {
    const rendered = await framework.render({ url, headers: {}, trace }).catch(logAndAnswer503(trace));
    return withPolicy({ ...rendered, body: withLateScripts(rendered.body) }, { siteUrl, streamOrigins });
  }

  const pageResource = (matched: MatchedPage, visitor: string, request: IncomingMessage): Resource => ({
    key: matched.url,
    admit: () => allowances.take(pageCost(matched), visitor),
    make: () => allowances.inTurn("page", visitor, () => renderPublic(matched.url, ensureTrace(request))),
  });

  // Fetching a picture is aborted when its visitors have left. A page is always rendered to its end and kept.
  const pictureResource = (picture: Resource, visitor: string): Resource => ({
    ...picture,
    admit: () => allowances.take("picture", visitor),
    make: (signal) => allowances.inTurn("picture", visitor, () => picture.make(signal)),
  });

  return { cachedAnswer, renderPublic, pageResource, pictureResource };
}

type Handler = (request: IncomingMessage, response: ServerResponse, labels: RequestLabels) => Promise<void>;
type RefusalSender = (
  request: IncomingMessage,
  response: ServerResponse,
  status: 429,
  headers: Record<string, string>,
) => Promise<void>;

/** Answers 429 for TooMany. Logs any other error and answers 500, or closes the connection where the answer has begun. */
function catchAll(handle: Handler, sendRefusal: RefusalSender): RequestListener {
  return (request, response) => {
    handle(request, response, timeRequest(request, response))
      .catch((error: unknown) => {
        if (!(error instanceof TooMany)) throw error;
        return sendRefusal(request, response, 429, { "retry-after": String(error.retryAfterSeconds) });
      })
      .catch((error: unknown) => {
        if (request.destroyed && !request.complete) return;
        console.error(`${request.method} failed, trace ${ensureTrace(request)}:`, error);
        if (response.headersSent) response.destroy();
        else refuse(response, 500, failed.text);
      });
  };
}
