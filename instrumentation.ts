import { traceHere } from "@/lib/cache/render-context";

/** Called once per process by the framework. The exporter is loaded only where a collector is configured. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { exportSpans } = await import("@/telemetry/export-spans");
  exportSpans("site", traceHere);
}
