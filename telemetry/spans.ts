import { type Attributes, context, ROOT_CONTEXT, type SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { parseTraceparent } from "./trace.ts";

/** Tracing is on only with a collector; without one `withSpan` just runs its work. */
const IS_TRACED = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

type SpanOptions = {
  /** From a fixed set, never an address. */
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
  /** Parent in another program; default: the active span. */
  traceparent?: string | string[] | undefined;
};

function parentContext(traceparent: SpanOptions["traceparent"]) {
  const parent = parseTraceparent(traceparent);
  return parent
    ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : context.active();
}

/** Runs work in a span, if tracing. Errors are recorded without their message. */
export function withSpan<T>({ name, traceparent, ...options }: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!IS_TRACED) return work();
  return trace.getTracer("storefront").startActiveSpan(name, options, parentContext(traceparent), async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `traceparent` for calls to other programs; undefined outside a span. */
export function currentTraceparent(): string | undefined {
  const span = IS_TRACED ? trace.getSpanContext(context.active()) : undefined;
  return span && `00-${span.traceId}-${span.spanId}-01`;
}
