import { randomBytes } from "node:crypto";

/** W3C Trace Context level 1: version, trace, parent span, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/;
const NONE = "0".repeat(32);

const drawn = (bytes: number) => randomBytes(bytes).toString("hex");

/** Trace and span of a valid `traceparent` (32 and 16 hexadecimal digits). */
export function givenSpan(traceparent: string | string[] | undefined): { traceId: string; spanId: string } | undefined {
  const [, traceId = NONE, spanId = ""] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId === NONE ? undefined : { traceId, spanId };
}

export const givenTrace = (traceparent: string | string[] | undefined): string | undefined => givenSpan(traceparent)?.traceId;

/** The request's trace, or a new one. */
export const readTrace = (traceparent: string | string[] | undefined): string => givenTrace(traceparent) ?? drawn(16);

/** A `traceparent` for a call on behalf of the same request. */
export const toTraceparent = (trace: string): string => `00-${trace}-${drawn(8)}-01`;
