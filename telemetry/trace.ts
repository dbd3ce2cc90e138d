import { randomBytes } from "node:crypto";

/** W3C Trace Context, level 1: version, trace, who asks, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-((?!0{16})[\da-f]{16})-[\da-f]{2}$/;
const NONE = "0".repeat(32);

const drawn = (bytes: number) => randomBytes(bytes).toString("hex");

/** The trace and the span that a `traceparent` names, 32 and 16 hexadecimal digits; undefined where it names none. */
export function givenSpan(traceparent: string | string[] | undefined): { traceId: string; spanId: string } | undefined {
  const [, traceId = NONE, spanId = ""] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId === NONE ? undefined : { traceId, spanId };
}

/** The trace that a `traceparent` names. */
export const givenTrace = (traceparent: string | string[] | undefined): string | undefined => givenSpan(traceparent)?.traceId;

/** The trace that a request belongs to: that which its `traceparent` names, or a new one. */
export const readTrace = (traceparent: string | string[] | undefined): string => givenTrace(traceparent) ?? drawn(16);

/** The `traceparent` by which another program knows that it is asked for the same visitor's request. */
export const toTraceparent = (trace: string): string => `00-${trace}-${drawn(8)}-01`;
