import { traceHere } from "@/lib/cache/page-answer";

/** The framework calls it once in each process, before anything is answered. What exports spans is not even loaded where nobody collects them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { exportSpans } = await import("@/telemetry/export-spans");
  exportSpans("site", traceHere);
}
