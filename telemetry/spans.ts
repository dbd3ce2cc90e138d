import { type Attributes, context, ROOT_CONTEXT, type SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { givenSpan } from "./trace.ts";

/** Whether this process exports spans. Without a collector each of these functions is one look at this. */
const IS_TRACED = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);

type About = {
  /** One of few: never an address, which may name a person. */
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
  /** Who asked for it, another program; without it the span that is active here. */
  traceparent?: string | string[] | undefined;
};

function parentContext(traceparent: About["traceparent"]) {
  const parent = givenSpan(traceparent);
  return parent
    ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : context.active();
}

/** Does work within a span; just the work where nobody collects spans. Of an error that is thrown the span says only that there was one. */
export function withSpan<T>({ name, traceparent, ...options }: About, work: () => Promise<T>): Promise<T> {
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

/** The active span, as a program that is asked from within it is told; undefined where there is none. */
export function spanHere(): string | undefined {
  const here = IS_TRACED ? trace.getSpanContext(context.active()) : undefined;
  return here && `00-${here.traceId}-${here.spanId}-01`;
}
