import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type Metrics, OPEN_METRICS_TYPE, openMetricsText } from "./open-metrics.ts";

/** Serves `/metrics` on its own port; `read` collects from each process. Undefined (and logged) when the port is taken. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Metrics[]>,
): Promise<Server | undefined> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    read()
      .then((processes) => {
        const body = openMetricsText(processes);
        // 503, so that alerts do not read missing samples as no traffic.
        if (processes.every((counted) => counted.length === 0)) response.writeHead(503).end();
        else response.writeHead(200, { "content-type": OPEN_METRICS_TYPE }).end(body);
      })
      .catch((error: unknown) => {
        console.error("metrics could not be sent:", error);
        response.writeHead(500).end();
      });
  });
  try {
    await once(server.listen(port, host), "listening");
  } catch (error) {
    console.error(`metrics are not served: port ${port} cannot be had:`, error);
    return undefined;
  }
  return server.unref();
}
