// This import must precede all schemas (ADR 22).
import "zod/compile";
import cluster from "node:cluster";
import { becomePrimary } from "../processes/primary.ts";
import { onceAskedToStop } from "../processes/stopping.ts";
import { tellPreparing } from "../processes/workers.ts";
import { structureConsole } from "../telemetry/logs.ts";
import { processMetrics } from "../telemetry/metrics.ts";
import { serveMetrics } from "../telemetry/metrics-server.ts";
import { sendSpans } from "../telemetry/unsent-spans.ts";
import { answerMetricsRequests, workerMetrics } from "../telemetry/worker-metrics.ts";
import { type Config, readConfig } from "./config.ts";
import { startFailureText } from "./start-failure.ts";

const exitWith = (error: unknown) => {
  console.error(startFailureText(error));
  process.exit(1);
};

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

const config = readConfigOrExit();
const metrics = { host: config.metricsHost, port: config.metricsPort ?? 0 };

async function serve(): Promise<void> {
  if (config.spansTo) (await import("../telemetry/export-spans.ts")).exportSpans("gateway", () => undefined);
  const { start } = await import("./start.ts");
  const gateway = await start(config, { onPreparing: tellPreparing }).catch(exitWith);
  structureConsole(() => ({ program: "gateway" }));
  onceAskedToStop(async (why) => {
    console.info(`stopping: ${why}`);
    await gateway.stop();
    await sendSpans().catch((error: unknown) => console.warn("spans were not sent:", error));
    process.exit(0);
  });
}

// PostgreSQL: cluster with rolling restarts (SIGUSR2). PGlite: a single process.
if (cluster.isWorker) {
  answerMetricsRequests(process.env.WORKER_SLOT || "1");
  await serve();
} else if (config.databaseUrl) {
  structureConsole(() => ({ program: "gateway" }));
  const running = becomePrimary("gateway", 1);
  if (config.metricsPort) await serveMetrics(metrics, () => Promise.all(running().map(workerMetrics)));
} else {
  process.on("SIGUSR2", () => console.error("not renewed: the embedded database is one process's; restart the gateway"));
  await serve();
  if (config.metricsPort) await serveMetrics(metrics, async () => [await processMetrics()]);
}
