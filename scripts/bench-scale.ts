/**
 * Scaling and failover: sites and gateways behind nginx with PostgreSQL and Redis. `--seconds N` per figure (5), `--renewal N`
 * requests during a rolling restart (100,000).
 */

import type { ChildProcess } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cachedPages, coldPages, lossDuring, orders, readProducts, searches } from "../bench/scale-load.ts";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { startAttached, type Variables, waitForHealth, waitForPort } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres, systemPostgres } from "./postgres.ts";
import { buildIfStale, startSite } from "./site.ts";

const BUILD = ".next-bench";
const WORK = ".data/bench-scale";
const [FRONT, GATEWAY, REDIS] = [3260, 4260, 6391];
const [FIRST_SITE, FIRST_GATEWAY] = [3261, 4261];
const SITES = [FIRST_SITE, 3262];
const GATEWAYS = [FIRST_GATEWAY, 4262];
const at = (port: number) => `http://127.0.0.1:${port}`;

const VARIABLES: Variables = {
  SITE_URL: at(FRONT),
  GATEWAY_PORT: String(GATEWAY),
  GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1",
  GATEWAY_OUTBOX: "false",
  TRUSTED_PROXIES: "127.0.0.1",
  REDIS_URL: `redis://127.0.0.1:${REDIS}`,
};

/** Load balancer before two sites and two gateways, with failover. */
const NGINX = `
worker_processes 1; pid nginx.pid; error_log error.log; daemon off;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
  proxy_buffer_size 32k; proxy_buffers 16 32k; proxy_busy_buffers_size 64k;
  proxy_next_upstream error timeout http_503; proxy_next_upstream_tries 2;
  upstream sites { ${SITES.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(" ")} keepalive 32; }
  upstream gateways { ${GATEWAYS.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(" ")} keepalive 32; }
  server { listen 127.0.0.1:${FRONT}; location / { proxy_pass http://sites; } }
  server { listen 127.0.0.1:${GATEWAY}; location / { proxy_pass http://gateways; } }
}`;

const cleanups: (() => Promise<unknown>)[] = [];

function stopAtEnd(child: ChildProcess): ChildProcess {
  cleanups.push(() => stop(child));
  return child;
}

async function startSiteAt(port: number, overrides: Variables = {}): Promise<ChildProcess> {
  const variables = { ...VARIABLES, PORT: String(port), DATA_DIR: join(WORK, `site-${port}`), ...overrides };
  rmSync(variables.DATA_DIR ?? "", { recursive: true, force: true });
  mkdirSync(variables.DATA_DIR ?? "", { recursive: true });
  const env = readEnvironment({ ...process.env, ...variables });
  const site = stopAtEnd(startSite(env, BUILD, join(WORK, `site-${port}.log`), variables));
  await waitForHealth(`${at(port)}/api/health`, site, 60);
  return site;
}

async function startGatewayAt(port: number, DATABASE_URL: string): Promise<ChildProcess> {
  const variables = { ...VARIABLES, GATEWAY_PORT: String(port), DATA_DIR: join(WORK, "gateway"), DATABASE_URL };
  return stopAtEnd(
    await startGateway(readEnvironment({ ...process.env, ...variables }), { log: join(WORK, `gateway-${port}.log`), variables }),
  );
}

async function startNginx(): Promise<ChildProcess> {
  const folder = resolve(WORK, "nginx");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), NGINX);
  const server = stopAtEnd(startAttached("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")]));
  await waitForPort(FRONT, server);
  return server;
}

async function startRedis(): Promise<ChildProcess> {
  const server = stopAtEnd(startAttached("redis-server", ["--port", String(REDIS), "--bind", "127.0.0.1", "--save", ""]));
  await waitForPort(REDIS, server);
  return server;
}

/** PID of the parent, read from /proc; undefined for a process that has ended. */
function readParent(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1];
  } catch {
    return undefined;
  }
}

function findChild(parent: ChildProcess | undefined): number {
  const child = readdirSync("/proc").find((name) => /^\d+$/.test(name) && readParent(name) === String(parent?.pid));
  if (!child) throw new Error(`process ${parent?.pid} has no child`);
  return Number(child);
}

/** @throws Error without a process: 0 would be this process and its parents. */
function kill(pid: number | undefined): void {
  if (!pid) throw new Error("no process to kill");
  process.kill(pid, "SIGKILL");
}

/** Makes eight members; the returned function places an order of one of them, by turns. */
async function createOrderPlacer(gateway: string) {
  process.env.GATEWAY_URL = gateway;
  const { newBuyer, newOrder, someLines } = await import("../gateway/buyer.fixture.ts");
  const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer()));
  const lines = await someLines(1);
  return (turn: number) => {
    const buyer = buyers[turn % buyers.length];
    return buyer ? newOrder(buyer, { lines }) : Promise.reject(new Error("nobody orders"));
  };
}

async function measureWorkers(products: readonly string[], seconds: number) {
  const workers: Record<string, object> = {};
  for (const count of [1, 2, 4]) {
    const site = await startSiteAt(FIRST_SITE, { WORKERS: String(count), REDIS_URL: "" });
    const address = at(FIRST_SITE);
    await coldPages(address, products.slice(0, 50), 2);
    workers[`${count} workers`] = {
      "cached pages/s": await cachedPages(address, seconds),
      "cold pages/s": await coldPages(address, products.slice(50), seconds),
    };
    await stop(site);
  }
  console.table(workers);
}

async function measureGateways(seconds: number) {
  const placeOrder = await createOrderPlacer(at(FIRST_GATEWAY));
  const gateways: Record<string, object> = {};
  for (const count of [1, 2]) {
    const addresses = GATEWAYS.slice(0, count).map(at);
    await searches(addresses, 2);
    gateways[`${count} gateways`] = {
      "searches/s": await searches(addresses, seconds),
      "orders/s": await orders((turn) => {
        // Placing an order is one call, which reads GATEWAY_URL before it waits: orders take turns at the gateways.
        process.env.GATEWAY_URL = addresses[turn % count];
        return placeOrder(turn);
      }, seconds),
    };
  }
  console.table(gateways);
}

type Parts = { sites: ChildProcess[]; gateways: ChildProcess[]; cache: ChildProcess };

/** Requests lost when a part is killed and during a rolling restart. */
async function measureLoss(
  { sites, gateways, cache }: Parts,
  products: readonly string[],
  options: { seconds: number; renewal: number },
) {
  const pages = ["/", "/shop/factory", "/cart", ...products.slice(0, 200).map((id) => `/product/${id}`)].map(
    (path) => at(FRONT) + path,
  );
  const table: Record<string, object> = {};
  const during = async (name: string, event: () => Promise<unknown> | unknown) => {
    table[name] = await lossDuring(pages, event, { seconds: options.seconds });
  };
  await during("nothing", () => {});
  await during("a worker of a site killed", () => kill(findChild(sites[0])));
  await during("the worker of a gateway killed", () => kill(findChild(gateways[0])));
  await during("Redis killed", () => kill(findChild(cache)));
  await during("a site killed", () => kill(sites[0]?.pid));
  await during("a gateway killed", () => kill(gateways[0]?.pid));
  const renewRemaining = async () => {
    gateways[1]?.kill("SIGUSR2");
    sites[1]?.kill("SIGUSR2");
  };
  table["the gateway and the site that are left renewed"] = await lossDuring(pages, renewRemaining, {
    requests: options.renewal,
  });
  console.table(table);
}

export async function benchScale(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: { seconds: { type: "string", default: "5" }, renewal: { type: "string", default: "100000" } },
  });
  const seconds = Number(values.seconds);
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  try {
    const database = await startPostgres({ system: systemPostgres() });
    cleanups.push(database.stop);
    const cache = await startRedis();
    const gateways = [];
    for (const port of GATEWAYS) gateways.push(await startGatewayAt(port, database.address));
    await startNginx();
    const env = readEnvironment({ ...process.env, ...VARIABLES });
    await buildIfStale(env, BUILD, VARIABLES);
    const products = await readProducts(at(FIRST_GATEWAY), 3000);
    await measureWorkers(products, seconds);
    await measureGateways(seconds);
    const sites = [];
    for (const port of SITES) sites.push(await startSiteAt(port, { WORKERS: "1" }));
    console.table({
      "two sites, one Redis, nginx": {
        "cached pages/s": await cachedPages(at(FRONT), seconds),
        "cold pages/s": await coldPages(at(FRONT), products.slice(1500), seconds),
      },
    });
    await measureLoss({ sites, gateways, cache }, products, { seconds, renewal: Number(values.renewal) });
  } finally {
    for (const end of cleanups.reverse()) await end();
  }
}
