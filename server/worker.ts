import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join, resolve } from "node:path";
import next from "next";
import type { Environment } from "../lib/env.ts";
import { prepareDrain } from "../processes/drain.ts";
import { onceAskedToStop } from "../processes/stopping.ts";
import { countProcess } from "../telemetry/metrics.ts";
import { sendSpans } from "../telemetry/unsent-spans.ts";
import { answerMetricsRequests } from "../telemetry/worker-metrics.ts";
import { Allowances } from "./allowance.ts";
import { PurgeLog } from "./cache/purge-log.ts";
import { openRedisStore } from "./cache/redis-store.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import { openSqliteStore } from "./cache/sqlite-store.ts";
import type { Store } from "./cache/store.ts";
import { Framework } from "./framework.ts";
import { SiteHealth } from "./health.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { subscribeToReports } from "./metrics.ts";
import { createPipeline } from "./pipeline.ts";
import { createPurges } from "./purges.ts";
import { staticFiles } from "./static-files.ts";
import { createVisitorNamer } from "./visitor.ts";

const MEBIBYTE = 2 ** 20;

function openStore({ EMBEDDED_CACHE, REDIS_URL, DATA_DIR, CACHE_DISK_MB }: Environment): Store | undefined {
  if (!EMBEDDED_CACHE) return undefined;
  const maxBytes = CACHE_DISK_MB * MEBIBYTE;
  if (REDIS_URL) return openRedisStore({ url: REDIS_URL, namespace: "pages", maxBytes });
  return openSqliteStore({ file: join(DATA_DIR, "cache", "pages.sqlite"), maxBytes });
}

/** The build folder of the newest release. It is found from the path that started this program, whose symbolic link a deployment moves. */
const currentBuild = (buildDir: string) => resolve(dirname(process.argv[1] ?? ""), "..", buildDir);

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "The port is in use: stop what listens there, or set another PORT.",
  EADDRNOTAVAIL: "HOST is no address of this machine: set one that it has.",
  EACCES: "The site may not listen at its port: take a PORT above 1023.",
};

function exitUnableToListen(error: NodeJS.ErrnoException): void {
  console.error(LISTEN_ERRORS[error.code ?? ""] ?? `The site cannot listen: ${error.message}`);
  process.exit(1);
}

/** Runs one site process until it is stopped. `buildDir`: folder of the build. */
export async function serve(env: Environment, buildDir: string): Promise<void> {
  const store = openStore(env);
  countProcess();
  subscribeToReports();
  answerMetricsRequests(process.env.WORKER_SLOT || "1");
  const health = new SiteHealth(store !== undefined);
  const log = new PurgeLog();
  const purges = createPurges({ store, log, health });
  await purges.exchange();

  const site = next({ hostname: env.HOST, port: env.PORT });
  await site.prepare();
  const cache = env.EMBEDDED_CACHE
    ? new ResponseCache({
        store,
        log,
        memoryBytes: env.CACHE_MEMORY_MB * MEBIBYTE,
        onStoreError: (error) => health.storeFailed(error),
      })
    : undefined;
  const server = createServer(
    SERVER_LIMITS,
    createPipeline({
      nameVisitor: createVisitorNamer(env.TRUSTED_PROXIES),
      allowances: new Allowances(env.GATEWAY_UNLIMITED_ADDRESSES),
      tryServeFile: staticFiles(buildDir, currentBuild(buildDir)),
      framework: new Framework(site.getRequestHandler(), purges),
      cache,
      health,
      buildId: readFileSync(join(buildDir, "BUILD_ID"), "utf8"),
      mediaOrigin: env.gatewayUrl,
      siteUrl: env.SITE_URL,
      streamOrigins: env.STREAM_ORIGINS,
    }),
  );
  const drain = prepareDrain(server);
  server.once("error", exitUnableToListen);
  server.listen(env.PORT, env.HOST);
  const polling = purges.poll();
  health.watch(env);

  onceAskedToStop(() => {
    clearInterval(polling);
    health.drain();
    // `site.close` waits for background work (beacons, IndexNow).
    drain()
      .then(() => Promise.allSettled([site.close(), store?.close(), sendSpans()]))
      .then(() => process.exit(0));
  });
}
