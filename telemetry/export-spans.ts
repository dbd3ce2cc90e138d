import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, RandomIdGenerator, type SpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { redactPath } from "./redact.ts";

/** Span attributes with addresses, whose queries people typed. */
const ADDRESS_ATTRIBUTES = ["http.target", "http.url", "url.full"];
/** Attribute in which the framework repeats the span's name. */
const FRAMEWORK_NAME = "next.span_name";
const ATTRIBUTE_LENGTH_MAX = 1000;

/** Removes personal data and secrets: queries, secrets in paths, error messages. */
export const spanRedaction: SpanProcessor = {
  onStart(span) {
    span.updateName(redactPath(span.name));
    for (const name of ADDRESS_ATTRIBUTES)
      if (span.attributes[name] !== undefined) span.setAttribute(name, redactPath(String(span.attributes[name])));
  },
  onEnding(span) {
    span.updateName(redactPath(span.name));
    if (span.attributes[FRAMEWORK_NAME] !== undefined) span.setAttribute(FRAMEWORK_NAME, redactPath(span.name));
    if (span.status.message !== undefined) span.setStatus({ code: span.status.code });
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/** Exports spans to OTEL_EXPORTER_OTLP_ENDPOINT. `traceHere`: the trace that log lines name; root spans get the same. */
export function exportSpans(service: string, traceHere: () => string | undefined): void {
  const ids = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    idGenerator: {
      generateTraceId: () => traceHere() ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    // Events are dropped: they are errors, which may quote user input.
    spanLimits: { eventCountLimit: 0, attributeValueLengthLimit: ATTRIBUTE_LENGTH_MAX },
    spanProcessors: [spanRedaction, new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // Read by `sendSpans` (unsent-spans.ts), which sends what is left at the end.
  globalThis.spansToExport = provider;
}
