import { randomBytes } from "node:crypto";

/** W3C Trace Context, level 1: version, trace, who asks, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
const NONE = "0".repeat(32);

const drawn = (bytes: number) => randomBytes(bytes).toString("hex");

/** The trace that a `traceparent` names, 32 hexadecimal digits; undefined where it names none. */
export function givenTrace(traceparent: string | string[] | undefined): string | undefined {
  const [, given = NONE] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return given === NONE ? undefined : given;
}

/** The trace that a request belongs to: that which its `traceparent` names, or a new one. */
export const traceOf = (traceparent: string | string[] | undefined): string => givenTrace(traceparent) ?? drawn(16);

/** The `traceparent` by which another program knows that it is asked for the same visitor's request. */
export const traceparentOf = (trace: string): string => `00-${trace}-${drawn(8)}-01`;
