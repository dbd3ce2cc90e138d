import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { createServer } from "node:http";
import { join } from "node:path";
import { keepRunning } from "../processes/keep-running.ts";
import { keepWorkers } from "../processes/workers.ts";
import { Allowances } from "./allowance.ts";
import { PurgeLog } from "./cache/purge-log.ts";
import { ResponseCache } from "./cache/response-cache.ts";
import { openSqliteStore } from "./cache/sqlite-store.ts";
import { Framework } from "./framework.ts";
import { SiteHealth } from "./health.ts";
import { createPipeline } from "./pipeline.ts";
import { createPurges } from "./purges.ts";

/**
 * A site of two worker processes and a gateway; only the pages are not real. Arguments: folder, port of the site, port of the gateway.
 * The output has a line of JSON for each process that has begun to listen.
 */
const [folder = "", sitePort, gatewayPort, role] = process.argv.slice(2);
/** Short pauses: with the usual ones, a process that is killed twenty times would be restarted late. */
const PAUSES = { first: 1, longest: 5, steady: 60_000 };

const tell = (started: object) => console.info(JSON.stringify(started));

function gateway(): void {
  const server = createServer((_, response) => response.end("goods"));
  server.listen(Number(gatewayPort), "127.0.0.1", () => tell({ gateway: process.pid }));
}

async function goods(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${gatewayPort}/`);
  return answer.text();
}

async function site(): Promise<void> {
  const store = openSqliteStore({ file: join(folder, "pages.sqlite"), maxBytes: 1_000_000 });
  const [log, health] = [new PurgeLog(), new SiteHealth(true)];
  const purges = createPurges({ store, log, health });
  await purges.exchange();
  const framework = new Framework((_, response) => {
    response.setHeader("cache-control", "public, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400");
    goods().then(
      (text) => response.setHeader("content-type", "text/html").end(`<h1>${text}, rendered by ${process.pid}</h1>`),
      () => response.writeHead(503).end(),
    );
  }, purges);
  const pipeline = createPipeline({
    nameVisitor: () => "127.0.0.1",
    allowances: new Allowances(["127.0.0.1"]),
    tryServeFile: () => false,
    framework,
    cache: new ResponseCache({ store, log, memoryBytes: 1_000_000, onStoreError: console.error }),
    health,
    buildId: "build",
    mediaOrigin: "http://127.0.0.1:9",
    siteUrl: "http://127.0.0.1",
    streamOrigins: [],
  });
  createServer(pipeline).listen(Number(sitePort), "127.0.0.1");
}

function everything(): void {
  const startGateway = (): ChildProcess =>
    spawn(
      process.execPath,
      [...process.execArgv, import.meta.filename, folder, String(sitePort), String(gatewayPort), "gateway"],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
  const kept = [keepRunning("gateway", startGateway, { pauses: PAUSES }), keepWorkers("site", 2, PAUSES)];
  cluster.on("listening", ({ process: { pid } }) => tell({ worker: pid }));
  process.once("SIGTERM", () => Promise.all(kept.map((one) => one.stop())).then(() => process.exit(0)));
}

if (role === "gateway") gateway();
else if (cluster.isPrimary) everything();
else await site();
