import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** W3C Trace Context level 1: version, trace, parent span, flags; `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`. */
const TRACEPARENT = /^00-([\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/;
const NO_TRACE = "0".repeat(32);

const randomHex = (bytes: number) => randomBytes(bytes).toString("hex");

/** Trace and span of a `traceparent` (32 and 16 hexadecimal digits); undefined without a valid one. */
export function parseTraceparent(traceparent: string | string[] | undefined): { traceId: string; spanId: string } | undefined {
  const [, traceId = NO_TRACE, spanId = ""] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId === NO_TRACE ? undefined : { traceId, spanId };
}

export const parseTraceId = (traceparent: string | string[] | undefined): string | undefined =>
  parseTraceparent(traceparent)?.traceId;

/** The request's trace, or a new one. */
export const readTrace = (traceparent: string | string[] | undefined): string => parseTraceId(traceparent) ?? randomHex(16);

/** A `traceparent` for a call on behalf of the same request. */
export const toTraceparent = (trace: string): string => `00-${trace}-${randomHex(8)}-01`;

/** The trace of a request. One without a trace gets a new one, which calls on its behalf then have too. */
export function ensureTrace(request: IncomingMessage): string {
  const trace = readTrace(request.headers.traceparent);
  request.headers.traceparent = toTraceparent(trace);
  return trace;
}
