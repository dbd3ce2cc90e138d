import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { run, waitForHealth } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";
import { buildIfStale, startSite } from "./site.ts";

const AT_ONCE = 8;
const SAMPLE_MS = 100;

/** A response's text, and the milliseconds to its end. @throws unless it is 200 */
async function timed(address: string): Promise<{ ms: number; text: string }> {
  const start = performance.now();
  const response = await fetch(address);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return { ms: performance.now() - start, text };
}

const listShards = (index: string) => [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
const median = (all: number[]) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

/** Samples a process's memory in MB; the returned function stops and gives the peak. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const timer = setInterval(() => {
    const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
    most = Math.max(most, Number(stdout) / 1024);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

async function measure(site: string): Promise<Record<string, number>> {
  const index = await timed(`${site}/sitemap.xml`);
  const shards = listShards(index.text);
  const times: number[] = [];
  let addresses = 0;
  for (const shard of shards) {
    const { ms, text } = await timed(shard);
    times.push(ms);
    addresses += listShards(text).length;
  }
  // Crawlers fetch several shards at once.
  const rest = [...shards];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let shard = rest.pop(); shard; shard = rest.pop()) await timed(shard);
    }),
  );
  return {
    addresses,
    shards: shards.length,
    "index, ms": Math.round(index.ms),
    "shard, median ms": Math.round(median(times)),
    "slowest shard, ms": Math.round(Math.max(...times)),
  };
}

/** Benchmarks the sitemap of 1,000,000 products: each shard alone, then concurrently. */
export async function benchSitemap(variables: Record<string, string>, results: string): Promise<void> {
  Object.assign(process.env, { ...variables, DATA_DIR: ".data/bench-1m" });
  const env = readEnvironment(process.env);
  await run(["bench/million.ts"]);
  const gateway = await startGateway(env, { log: join(results, "gateway.log") });
  await buildIfStale(env, ".next-bench");
  const site = startSite(env, ".next-bench", join(results, "site.log"));
  if (site.pid === undefined) throw new Error("the site did not start");
  const memory = watchMemory(site.pid);
  try {
    await waitForHealth(`${env.SITE_URL}/api/health`, site, 60);
    const figures = await measure(env.SITE_URL);
    console.table({ ...figures, "memory of the site, most MB": memory() });
  } finally {
    memory();
    await stop(site);
    await stop(gateway);
  }
}
