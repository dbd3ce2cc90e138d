import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import { routes } from "../lib/routes.ts";
import t from "../messages/error.json" with { type: "json" };
import { ensureTrace } from "../telemetry/trace.ts";
import type { Allowances } from "./allowance.ts";
import { bodyLimit, declaredLength, discardBody, readBody } from "./body.ts";
import { type ErrorPageContext, NO_PATH } from "./error-pages.ts";
import { type Framework, type Rendered, visitorHeaders } from "./framework.ts";
import { withPolicy } from "./page-policy.ts";
import { emptyPage, logAndAnswer503 } from "./responses.ts";
import { refuseAsJson } from "./send.ts";

/** Error pages cannot be requested directly. */
const ERROR_PREFIX = "/error/";

type Target = { pathname: string; visitor: string };
type Options = { allowances: Allowances; framework: Framework; siteUrl: string; streamOrigins: string[] };
type SendUncached = (
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Rendered,
  context?: ErrorPageContext,
) => Promise<void>;

const compress = promisify(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));

const acceptsHtml = ({ headers }: IncomingMessage) => headers.accept?.includes("text/html") ?? false;

const errorContext = ({ method }: IncomingMessage, pathname: string, { failure }: Rendered): ErrorPageContext => ({
  pathname,
  method,
  failure,
});

const SHARED_LISTS = routes.sharedList("");

/** Whether a failed request needs an error page: a form or a member's file only when a browser asks, a shared list always. */
const failureNeedsErrorPage = (request: IncomingMessage, pathname: string) =>
  pathname.startsWith(SHARED_LISTS) ||
  (acceptsHtml(request) && (request.method === "POST" || pathname.startsWith(routes.member)));

/** Responses that are made for one visitor and never cached: personal pages, refusals, and what is passed on to the framework. */
export function createVisitorResponses({ allowances, framework, siteUrl, streamOrigins }: Options, sendUncached: SendUncached) {
  async function sendForVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, visitor }: Target,
  ): Promise<void> {
    const { url = "/" } = request;
    const isErrorPage = url.startsWith(ERROR_PREFIX);
    if (!isErrorPage) allowances.take("page", visitor);
    const trace = ensureTrace(request);
    const render = () => framework.render({ url, headers: visitorHeaders(request), visitor, trace });
    const rendered = isErrorPage
      ? emptyPage(404)
      : await allowances.inTurn("page", visitor, render).catch(logAndAnswer503(trace));
    return sendUncached(
      request,
      response,
      withPolicy(rendered, { siteUrl, streamOrigins }),
      errorContext(request, pathname, rendered),
    );
  }

  /** Sends a page to a person, JSON (specification 1.6) to a script. */
  async function sendRefusal(request: IncomingMessage, response: ServerResponse, status: 413 | 429, headers = {}): Promise<void> {
    discardBody(request);
    if (!acceptsHtml(request)) return refuseAsJson(response, status, status === 413 ? t.tooLarge : t.tooMany, headers);
    return sendUncached(request, response, { ...emptyPage(status), headers }, NO_PATH);
  }

  /** Passes a request on; 413 for a body above the limit. Buffers body and response where a failure needs an error page or the body's length is unknown. */
  async function pass(request: IncomingMessage, response: ServerResponse, { pathname, visitor }: Target): Promise<void> {
    const [max, declared, trace] = [bodyLimit(pathname), declaredLength(request), ensureTrace(request)];
    const needsErrorPage = failureNeedsErrorPage(request, pathname);
    if (declared !== undefined && declared <= max && !needsErrorPage) {
      await compress(request, response);
      return framework.pass(request, response);
    }
    const body = declared === undefined || declared <= max ? await readBody(request, max) : undefined;
    if (!body) return sendRefusal(request, response, 413);
    const work = () => framework.passRead(request, body, visitor);
    const rendered = await (needsErrorPage ? allowances.inTurn("page", visitor, work) : work()).catch(logAndAnswer503(trace));
    return sendUncached(request, response, rendered, ...(needsErrorPage ? [errorContext(request, pathname, rendered)] : []));
  }

  return { sendForVisitor, sendRefusal, pass };
}
