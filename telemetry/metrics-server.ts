import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type Metrics, OPEN_METRICS_TYPE, openMetricsText } from "./open-metrics.ts";

/**
 * Answers `/metrics` at a port of its own, which only those who watch reach; `read` has what each process counts at that moment. A port that cannot
 * be had is told, and stops nobody from selling: undefined then.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Metrics[]>,
): Promise<Server | undefined> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (processes) => {
        // Without samples an alert must not read this as no traffic.
        if (processes.every((counted) => counted.length === 0)) response.writeHead(503).end();
        else response.writeHead(200, { "content-type": OPEN_METRICS_TYPE }).end(openMetricsText(processes));
      },
      (error: unknown) => {
        console.error("metrics were not told:", error);
        response.writeHead(500).end();
      },
    );
  });
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    console.error(`metrics are not told: port ${port} cannot be had:`, error);
    return undefined;
  }
  return server.unref();
}
