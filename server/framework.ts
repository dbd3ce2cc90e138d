import type { IncomingMessage, RequestListener } from "node:http";
import { SpanKind } from "@opentelemetry/api";
import inject, { type InjectOptions, type Response } from "light-my-request";
import pLimit from "p-limit";
import { type Failure, failureFor, type RenderContext, renderContexts } from "../lib/cache/render-context.ts";
import { redactPath } from "../telemetry/redact.ts";
import { withSpan } from "../telemetry/spans.ts";
import { readTrace } from "../telemetry/trace.ts";
import { knownMethod } from "./limits.ts";
import { timeRender } from "./metrics.ts";

export type Rendered = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  tags: string[];
  /** False when a section was left out. */
  isComplete: boolean;
  /** The failed call to the gateway that an error page tells of; of no meaning for other statuses. */
  failure?: Failure | undefined;
};

type RenderRequest = { url: string; headers: Record<string, string>; visitor?: string; trace?: string };

type Purges = RenderContext["purges"];

const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding", "date", "content-length"];

export function withoutHopByHop(headers: Record<string, string | string[] | number | undefined>): Rendered["headers"] {
  const passedOn: Rendered["headers"] = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP_BY_HOP.includes(name)) passedOn[name] = typeof value === "number" ? String(value) : value;
  return passedOn;
}

/** Limits of concurrent renders and of those that wait. Further ones are refused. */
const RENDERS_AT_ONCE = 64;
const RENDERS_WAITING = 256;

class Overloaded extends Error {
  override name = "Overloaded" as const;
}

const newContext = (purges: Purges, trace: string): RenderContext => ({
  tags: new Set(),
  isIncomplete: false,
  failures: new Map(),
  purges,
  trace,
});

const requestSpan = (method: string | undefined, url: string, traceparent: string | string[] | undefined) => ({
  name: `${knownMethod(method) ?? "GET"} of a visitor`,
  kind: SpanKind.SERVER,
  attributes: { "url.path": redactPath(url) },
  traceparent,
});

/** An error of the site stays 500; one of the gateway is 429, 503 or 504. */
function responseStatus(status: number, failure: Failure | undefined): number {
  if (status < 500 || !failure) return status;
  if (failure.status === 429) return 429;
  return failure.kind === "late" ? 504 : 503;
}

/** `render` and `passRead` buffer the framework's response. `pass` lets the framework write to the connection itself (calls, files, streams). */
export class Framework {
  readonly #handle: RequestListener;
  readonly #purges: Purges;
  readonly #turns = pLimit(RENDERS_AT_ONCE);

  constructor(handle: RequestListener, purges: Purges) {
    this.#handle = handle;
    this.#purges = purges;
  }

  /** Renders path and query. @throws Overloaded when the queue is full */
  async render(input: RenderRequest): Promise<Rendered> {
    if (this.#turns.pendingCount >= RENDERS_WAITING) throw new Overloaded(input.url);
    return this.#turns(() => timeRender("page", () => this.#render(input)));
  }

  async #render({ url, headers, visitor = "127.0.0.1", trace = readTrace(undefined) }: RenderRequest): Promise<Rendered> {
    const context = newContext(this.#purges, trace);
    const span = requestSpan("GET", url, headers.traceparent);
    const response = await this.#inject(context, span, { method: "GET", url, headers, remoteAddress: visitor });
    const failure = failureFor(context.status ?? response.statusCode, context);
    const status = context.status ?? responseStatus(response.statusCode, failure);
    return {
      status,
      headers: withoutHopByHop(response.headers),
      // The framework's own pages are empty without scripts. error-pages.ts fills in a page for errors; a redirect needs none.
      body: status >= 300 ? Buffer.alloc(0) : response.rawPayload,
      tags: [...context.tags],
      isComplete: !context.isIncomplete,
      failure,
    };
  }

  /** Passes a request whose body was read already; buffers the response. */
  passRead(request: IncomingMessage, payload: Buffer, visitor: string): Promise<Rendered> {
    return timeRender("handler", () => this.#passRead(request, payload, visitor));
  }

  async #passRead({ method, url = "/", headers }: IncomingMessage, payload: Buffer, visitor: string): Promise<Rendered> {
    const sentHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    const context = newContext(this.#purges, readTrace(headers.traceparent));
    const response = await this.#inject(context, requestSpan(method, url, headers.traceparent), {
      method: knownMethod(method) ?? "GET",
      url,
      headers: sentHeaders,
      payload,
      remoteAddress: visitor,
    });
    const { rawPayload: body } = response;
    const failure = failureFor(response.statusCode, context);
    const status = responseStatus(response.statusCode, failure);
    return { status, headers: withoutHopByHop(response.headers), body, tags: [], isComplete: true, failure };
  }

  #inject(context: RenderContext, span: ReturnType<typeof requestSpan>, options: InjectOptions): Promise<Response> {
    // `inject` is lazy: it starts when awaited, which must be inside the async context.
    return renderContexts.run(context, async () => await withSpan(span, async () => inject(this.#handle, options)));
  }

  pass(...[request, response]: Parameters<RequestListener>): void {
    renderContexts.run(newContext(this.#purges, readTrace(request.headers.traceparent)), () =>
      withSpan(requestSpan(request.method, request.url ?? "/", request.headers.traceparent), async () =>
        this.#handle(request, response),
      ),
    );
  }
}

/** Headers of a visitor that the framework does not get: they are internal, or would make it compress the page or send a part of it. */
const WITHHELD = /^(?:rsc|next-|x-middleware-|x-nextjs-|purpose$|if-|range$|accept-encoding$|content-length$)/;

export const visitorHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || WITHHELD.test(name) ? [] : [[name, [value].flat().join(", ")]],
    ),
  );
