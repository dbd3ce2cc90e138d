// Measures what a shop of many products is asked for: thousands of different pages, not cached, cached, after a restart, with unknown parameters.
// Two versions of the site in turns over one gateway: this checkout, and the one that `--against FOLDER` names.
import { spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { largestProcess, processorTime } from "./processes.mjs";
import { SECRET, start as startSite, stop as stopSite } from "./site.mjs";

const GATEWAY = process.env.GATEWAY_URL;
const PORT = 3300;
const BASE = { hostname: "127.0.0.1", port: PORT };
const WORK = resolve(".data/long-tail");

const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    pages: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    addresses: { type: "string", default: "0" },
    only: { type: "string", default: "cold,kept,restart,utm,workers,purge,nginx,memory" },
  },
});
const PAGES = Number(options.pages);
const SECONDS = Number(options.seconds);
const steps = new Set(options.only.split(","));

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request; answers status, headers and size. */
function get(path, { from = BASE, way = agent, headers = { "accept-encoding": "gzip" }, method = "GET", body } = {}) {
  const { promise, resolve: done, reject } = Promise.withResolvers();
  const sent = request({ ...from, path, method, agent: way, headers }, (answer) => {
    let bytes = 0;
    answer.on("data", (part) => {
      bytes += part.length;
    });
    answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, bytes }));
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

async function search(currPage, body = {}) {
  const answer = await fetch(`${GATEWAY}/base3/productquery/v1/products/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, currPage, pageSize: 100 }),
  });
  return answer.json();
}

/** Addresses of different products, lists and shops. */
async function addresses(count) {
  const products = [];
  const shops = new Set();
  for (let page = 1; products.length < count; page += 1) {
    const { records } = await search(page, { sort: "newest" });
    if (records.length === 0) break;
    for (const { productId, shopId } of records) {
      products.push(`/product/${productId}`);
      shops.add(`/shop/${shopId}`);
    }
  }
  const lists = Array.from({ length: 150 }, (_, index) => `/shop/product?page=${index + 2}`);
  return { products: products.slice(0, count), lists, shops: [...shops] };
}

/** Starts a version of the site on the port of this measurement. */
const start = (folder, name, { workers, variables } = {}) =>
  startSite(folder, { port: PORT, gateway: new URL(GATEWAY).port, data: join(WORK, name), workers, variables });

async function stop(site) {
  await stopSite(site);
  agent.destroy();
}

/** Asks for each path once, `concurrency` at a time. Returns the seconds that it took and the responses. */
async function visit(paths, concurrency, from = BASE) {
  const queue = [...paths];
  const answers = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) answers.push(await get(path, { from }));
    }),
  );
  return { seconds: (performance.now() - begun) / 1000, answers };
}

const isHit = ({ headers }) => /hit/i.test(headers["cache-status"] ?? headers["x-cache-status"] ?? "");

/** Pages a second out of a list in random order, gzip, 50 connections; by wrk, so that the load takes little of the machine. */
function rate(paths, port = PORT) {
  const file = join(WORK, "pages.txt");
  writeFileSync(file, paths.join("\n"));
  const { stdout, status } = spawnSync(
    "wrk",
    ["-t1", "-c50", `-d${SECONDS}s`, "-s", "bench/random-pages.lua", `http://127.0.0.1:${port}`],
    { encoding: "utf8", env: { ...process.env, PAGES: file } },
  );
  if (status !== 0) throw new Error("wrk is missing, or failed");
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function cold(site, paths, name) {
  const before = processorTime(site.pid);
  const { seconds, answers } = await visit(paths, 8);
  const bad = answers.filter(({ status }) => status !== 200).length;
  return {
    [`${name}, pages/s`]: answers.length / seconds,
    [`${name}, ms of processor`]: (processorTime(site.pid) - before) / answers.length,
    ...(bad && { [`${name}, not 200`]: bad }),
  };
}

async function sign(body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", SECRET).update(`${timestamp}.${body}`).digest("hex");
  return { "content-type": "application/json", "x-timestamp": timestamp, "x-signature": signature };
}

/** Milliseconds from the answer to a purge until no process sends what it had; fresh connections reach all of them. */
async function purgeTimes(paths, count) {
  const times = [];
  for (const path of paths.slice(0, count)) {
    for (let visits = 0; visits < 8; visits += 1) await get(path, { way: undefined });
    const body = JSON.stringify({ id: crypto.randomUUID(), products: [path.split("/").at(-1)] });
    const begun = performance.now();
    await get("/api/revalidate", { method: "POST", headers: await sign(body), body, way: undefined });
    const purgedAt = Date.now();
    let lastOld = begun;
    for (const end = performance.now() + 500; performance.now() < end; ) {
      const { headers } = await get(path, { way: undefined });
      const madeAt = Date.now() - Number(headers.age ?? 0) * 1000;
      if (isHit({ headers }) && madeAt < purgedAt - 1000) lastOld = performance.now();
    }
    times.push(lastOld - begun);
  }
  return times.sort((one, other) => one - other);
}

/** Memory after so many different addresses: a third products, a third unknown, a third with long random parameters. */
async function memoryAfter(site, products, count) {
  const sizes = [];
  const random = () => crypto.randomUUID().repeat(80);
  for (const third of [products, products.map((path) => `${path}99999`), products.map((path) => `${path}?x=${random()}`)]) {
    await visit(third.slice(0, count / 3), 8);
    sizes.push(largestProcess(site.pid));
  }
  return sizes;
}

async function measure(folder, name, pages) {
  rmSync(join(WORK, name), { recursive: true, force: true });
  const figures = {};
  let site = await start(folder, name);
  const all = [...pages.products, ...pages.lists, ...pages.shops];
  // The runtime compiles what it runs often; buyers meet a server that has been up.
  await visit(pages.warmUp, 8);
  if (steps.has("cold")) {
    Object.assign(figures, await cold(site, pages.products, "cold products"));
    Object.assign(figures, await cold(site, pages.lists, "cold lists"));
    Object.assign(figures, await cold(site, pages.shops, "cold shops"));
  }
  if (steps.has("kept")) {
    await visit(all, 8);
    const before = processorTime(site.pid);
    figures["kept, pages/s"] = rate(all);
    figures["kept, cores"] = (processorTime(site.pid) - before) / 1000 / SECONDS;
  }
  if (steps.has("utm")) {
    figures["/, pages/s"] = rate(["/"]);
    figures["/?utm_source=random, pages/s"] = rate(Array.from({ length: 5_000 }, () => `/?utm_source=${crypto.randomUUID()}`));
  }
  if (steps.has("restart")) {
    await stop(site);
    site = await start(folder, name);
    const { answers } = await visit(pages.products, 8);
    figures["after a restart, % from the store"] = (100 * answers.filter(isHit).length) / answers.length;
    figures["after a restart, pages/s"] = rate(all);
  }
  await stop(site);
  return figures;
}

const NGINX_PORT = 8380;

/** Pages a second of nginx, with the configuration of deploy/, over the same pages. */
async function behindNginx(folder, paths) {
  const work = join(WORK, "nginx");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = readFileSync("deploy/nginx.conf", "utf8");
  writeFileSync(
    join(work, "nginx.conf"),
    config.replace("127.0.0.1:3000", `127.0.0.1:${PORT}`).replace(":8080", `:${NGINX_PORT}`),
  );
  const site = await start(folder, "behind-nginx", { variables: { EMBEDDED_CACHE: "false", TRUSTED_PROXIES: "127.0.0.1" } });
  const nginx = spawn("nginx", ["-p", work, "-c", "nginx.conf", "-g", "daemon off;"], { stdio: "inherit" });
  await wait(1_000);
  await visit(paths, 8, { hostname: "127.0.0.1", port: NGINX_PORT });
  const figure = rate(paths, NGINX_PORT);
  nginx.kill();
  await stop(site);
  return figure;
}

async function ownSteps(pages) {
  const figures = {};
  const folder = resolve(".");
  const all = [...pages.products, ...pages.lists, ...pages.shops];
  if (steps.has("workers")) {
    for (const workers of [1, 2]) {
      const name = `workers-${workers}`;
      rmSync(join(WORK, name), { recursive: true, force: true });
      const site = await start(folder, name, { workers });
      await visit(pages.warmUp, 8);
      const { seconds } = await visit(pages.products, 8);
      figures[`${workers} worker(s), cold pages/s`] = pages.products.length / seconds;
      await visit(all, 8);
      figures[`${workers} worker(s), cached pages/s`] = rate(all);
      await stop(site);
    }
  }
  if (steps.has("nginx")) figures["nginx with proxy_cache, cached pages/s"] = await behindNginx(folder, all);
  if (steps.has("purge")) {
    const site = await start(folder, "purge", { workers: 2 });
    const times = await purgeTimes(pages.products, 100);
    figures["purge on one worker, gone on the other: p50, p99 ms"] = [times[50], times[99]].map(Math.round).join(", ");
    await stop(site);
  }
  if (steps.has("memory") && Number(options.addresses) > 0) {
    const site = await start(folder, "memory");
    figures["largest process after each third, MB"] = (await memoryAfter(site, pages.everything, Number(options.addresses))).join(
      ", ",
    );
    await stop(site);
  }
  return figures;
}

mkdirSync(WORK, { recursive: true });
const warm = await addresses(PAGES + 200);
const pages = {
  ...warm,
  warmUp: warm.products.slice(PAGES),
  products: warm.products.slice(0, PAGES),
  everything: Number(options.addresses) > 0 ? (await addresses(Number(options.addresses) / 3)).products : [],
};
const table = {};
const versions = [["new", resolve(".")], ...(options.against ? [["old", resolve(options.against)]] : [])];
for (const [name, folder] of versions.reverse()) table[name] = await measure(folder, name, pages);
const rows = Object.keys(table.new).map((row) => {
  const [one, other] = [table.new[row], table.old?.[row]];
  return [
    row,
    {
      new: Number(one.toFixed(1)),
      ...(other !== undefined && { old: Number(other.toFixed(1)), "new / old": Number((one / other).toFixed(2)) }),
    },
  ];
});
console.table(Object.fromEntries(rows));
console.table(await ownSteps(pages));
