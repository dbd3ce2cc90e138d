import { createServer, type Server } from "node:http";
import { type Metrics, OPEN_METRICS_TYPE, openMetricsText } from "./open-metrics.ts";

/** Answers `/metrics` at a port of its own, which only those who watch reach; `read` has what each process counts at that moment. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Metrics[]>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (processes) => response.writeHead(200, { "content-type": OPEN_METRICS_TYPE }).end(openMetricsText(processes)),
      (error: unknown) => {
        console.error("metrics were not told:", error);
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return server.unref();
}
