import { randomUUID } from "node:crypto";
import { SpanKind } from "@opentelemetry/api";
import fastify, { type FastifyInstance, type FastifyLoggerOptions, type FastifyRequest, LogController } from "fastify";
import { z } from "zod";
import { type Call, callAddress } from "../lib/contract/call.ts";
import { ALL_CALLS } from "../lib/contract/table.ts";
import type { Health } from "../telemetry/health.ts";
import { withSpan } from "../telemetry/spans.ts";
import { parseTraceId } from "../telemetry/trace.ts";
import { clientIp, createTraceFilter } from "./client-ip.ts";
import { docsPage } from "./docs-page.ts";
import { errorFacts } from "./log.ts";
import { countAnswered, countRequest } from "./metrics.ts";
import { MULTIPART_BYTES, readForm } from "./multipart.ts";
import { openApi } from "./openapi.ts";
import { picturesPage } from "./product/pictures-page.ts";
import { errorBody, Refusal, refusal, toRefusal } from "./refusal.ts";
import type { Route, Session } from "./route.ts";

const BODY_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 120_000;
const REQUEST_ID = /^[\w.:-]{1,100}$/;
const LEVEL = { level: (level: string) => ({ level }) };
const JSON_TYPE = "application/json; charset=utf-8";

// zod's Spanish messages name the expected type in English.
const NUMBERS = new Map([
  ["int", "Escriba un número entero."],
  ["number", "Escriba un número."],
]);
z.config({
  ...z.locales.es(),
  customError: ({ code, expected }) => (code === "invalid_type" ? NUMBERS.get(String(expected)) : undefined),
});

type Options = {
  routes: Route[];
  sessionOf: (authorization: string | undefined) => Promise<Session | null>;
  mediaUrl: string;
  health: Health;
  /** Addresses or networks of proxies whose `x-forwarded-for` is believed, or `loopback`. Default: `loopback` alone. */
  trustedProxies?: string[];
  logs?: FastifyLoggerOptions["stream"];
};

export function buildApp(options: Options): FastifyInstance {
  const trustProxy = options.trustedProxies ?? ["loopback"];
  const filterTrace = createTraceFilter(trustProxy);
  const app = fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy,
    logger: options.logs ? { stream: options.logs, formatters: LEVEL, base: { pid: process.pid, program: "gateway" } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    genReqId: ({ headers }) => {
      const requestId = headers["x-request-id"];
      return typeof requestId === "string" && REQUEST_ID.test(requestId) ? requestId : randomUUID();
    },
    // Malformed URLs never reach a route.
    frameworkErrors: (error, _request, reply) => {
      const failure = toRefusal(error);
      reply.raw.writeHead(failure.status, { "content-type": JSON_TYPE }).end(JSON.stringify(errorBody(failure)));
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    filterTrace(request);
    reply.header("x-request-id", request.id);
  });
  // Logs the route's pattern and not the address, which may contain personal data.
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    countRequest(request, reply);
    const trace = parseTraceId(request.headers.traceparent);
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime), trace },
      "answered",
    );
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // A request may have this content type and no body.
    if (body === "") return done(null);
    return parseJson(request, String(body), done);
  });
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (request: FastifyRequest, body: Buffer) =>
    readForm(body, request.headers["content-type"]),
  );
  handleErrors(app);
  for (const route of options.routes) mount(app, route, options);
  mountHealthAndDocs(app, options.health);
  return app;
}

const routerPath = (call: Call) => callAddress(call).replaceAll(/\{(\w+)\}/g, ":$1");

// Makes media paths absolute. In JSON an unescaped quote before `/media/` can only begin a string.
const withMediaAddress = (json: string, mediaUrl: string) => json.replaceAll(/(?<!\\)"\/media\//g, `"${mediaUrl}/media/`);

function mount(app: FastifyInstance, { call, run }: Route, { sessionOf, mediaUrl }: Options) {
  const sessions = new WeakMap<FastifyRequest, Session | null>();
  app.route({
    method: call.method,
    url: routerPath(call),
    ...(call.multipart && { bodyLimit: MULTIPART_BYTES }),
    // Before the body is read, so that guests cannot send large ones to calls for members.
    async onRequest(request) {
      const { authorization, traceparent } = request.headers;
      const session = await withSpan({ name: "session", traceparent }, () => sessionOf(authorization));
      if (call.session && !session) throw refusal(401);
      sessions.set(request, session);
    },
    async handler(request, reply) {
      const { params, query, body } = request;
      // The site passes its visitor's address on. A call without one is the site's own, and `withLimits` does not count it.
      const who = { clientIp: clientIp(request), isVisitor: request.headers["x-forwarded-for"] !== undefined };
      const { traceparent } = request.headers;
      const name = `${call.method} ${call.path}`;
      const answer = await withSpan({ name, kind: SpanKind.SERVER, traceparent }, () =>
        run({ params, query, body, session: sessions.get(request) ?? null, ...who }),
      );
      countAnswered(call);
      return reply.type(JSON_TYPE).send(withMediaAddress(JSON.stringify(answer), mediaUrl));
    },
  });
}

export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw refusal(404);
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = toRefusal(error);
    if (failure.status >= 500 && !(error instanceof Refusal))
      request.log.error({ err: errorFacts(error), trace: parseTraceId(request.headers.traceparent) }, "request failed");
    if (failure.retryAfter !== undefined) reply.header("retry-after", failure.retryAfter);
    return reply.status(failure.status).send(errorBody(failure));
  });
}

function mountHealthAndDocs(app: FastifyInstance, health: Health) {
  app.get("/health", (_request, reply) => {
    const { status, body } = health.answer();
    return reply.status(status).send(body);
  });
  app.get("/health/live", async () => ({ status: "ok" }));
  const document = JSON.stringify(openApi(ALL_CALLS));
  app.get("/docs/openapi.json", (_request, reply) => reply.type(JSON_TYPE).send(document));
  const page = docsPage(ALL_CALLS);
  app.get("/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  app.get("/docs/pictures", (_request, reply) => reply.type("text/html; charset=utf-8").send(picturesPage()));
}
