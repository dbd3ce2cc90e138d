// Two versions of the site side by side, in turns: Lighthouse (mobile), and the time from the press on a card to the product's heading in a
// browser without a debugger, because a debugger turns prerendering off. Needs Xvfb and xdotool for the second.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { start, stop } from "./site.mjs";
import { CHROME_FLAGS } from "./storefront/lib.mjs";

const WORK = resolve(".data/paired");
const DISPLAY = ":77";
const LISTING = "/screen/product?parent_product_type_id=900";

const { values: options } = parseArgs({
  options: {
    against: { type: "string" },
    ports: { type: "string" },
    runs: { type: "string", default: "10" },
    only: { type: "string", default: "lighthouse,nav" },
  },
});
const RUNS = Number(options.runs);
/** By version the ports of its site and its gateway. */
const PORTS = JSON.parse(options.ports);
const steps = new Set(options.only.split(","));

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function lighthouse(base, path) {
  const { stdout, status } = spawnSync(
    process.execPath,
    ["bench/storefront/lighthouse.mjs", "--base", base, "--path", path, "--runs", "1"],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${base}${path}`);
  const { median: figures, failing } = JSON.parse(stdout);
  if (figures.bestPractices < 100) console.info(base, path, failing["best-practices"]);
  return figures;
}

async function lighthouseInTurns(sites, paths) {
  const rows = {};
  for (const [page, path] of Object.entries(paths)) {
    const all = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, base] of Object.entries(sites)) all[name].push(lighthouse(base, path));
    for (const [name, figures] of Object.entries(all))
      rows[`${page}, ${name}`] = Object.fromEntries(
        ["performance", "accessibility", "bestPractices", "seo", "fcp", "lcp", "tbt", "cls", "si"].map((key) => [
          key,
          median(figures.map((one) => one[key])),
        ]),
      );
  }
  return rows;
}

/** Events that bench/navigation-watch tells, in order. */
function listen() {
  const waiting = [];
  const events = [];
  const server = createServer(async (request, response) => {
    const text = await request.setEncoding("utf8").reduce((all, part) => all + part, "");
    response.end();
    const event = JSON.parse(text);
    const next = waiting.findIndex(({ kind }) => kind === event.kind);
    if (next >= 0) waiting.splice(next, 1)[0].resolve(event);
    else events.push(event);
  }).listen(3390, "127.0.0.1");
  const until = (kind) => {
    const early = events.findIndex((event) => event.kind === kind);
    if (early >= 0) return Promise.resolve(events.splice(early, 1)[0]);
    const { promise, resolve: done, reject } = Promise.withResolvers();
    waiting.push({ kind, resolve: done });
    const limit = setTimeout(() => reject(new Error(`no ${kind} in 20 s`)), 20_000);
    return promise.finally(() => clearTimeout(limit));
  };
  return { until, forget: () => events.splice(0), close: () => server.close() };
}

const pointer = (...args) => spawnSync("xdotool", args, { env: { ...process.env, DISPLAY } });

/** Milliseconds from the press on a card to the frame after the one with the heading; `hover`: milliseconds for which the pointer rests on the card before. */
async function pressToHeading(base, hover, events) {
  const profile = mkdtempSync(join(tmpdir(), "paired-"));
  pointer("mousemove", "5", "5");
  events.forget();
  const browser = spawn(
    process.env.CHROME_PATH,
    [
      ...CHROME_FLAGS.filter((flag) => flag !== "--headless"),
      "--window-position=0,0",
      "--window-size=1350,940",
      `--load-extension=${resolve("bench/navigation-watch")}`,
      `--user-data-dir=${profile}`,
      base + LISTING,
    ],
    { stdio: "ignore", env: { ...process.env, DISPLAY } },
  );
  const ended = new Promise((done) => browser.once("exit", done));
  try {
    const card = await events.until("card");
    pointer("mousemove", String(Math.round(card.x)), String(Math.round(card.y)));
    await wait(hover);
    pointer("click", "1");
    const press = await events.until("press");
    const heading = await events.until("heading");
    return { ms: heading.at - press.at, isPrerendered: heading.isPrerendered };
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function navigationInTurns(sites) {
  const screen = spawn("Xvfb", [DISPLAY, "-screen", "0", "1360x960x24"], { stdio: "ignore" });
  const events = listen();
  await wait(1_000);
  const rows = {};
  try {
    for (const hover of [100, 400]) {
      const all = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
      for (let run = 0; run < RUNS; run += 1)
        for (const [name, base] of Object.entries(sites)) all[name].push(await pressToHeading(base, hover, events));
      for (const [name, figures] of Object.entries(all)) {
        const times = figures.map(({ ms }) => Math.round(ms)).toSorted((one, other) => one - other);
        rows[`hover ${hover} ms, ${name}`] = {
          median: median(times),
          least: times[0],
          most: times.at(-1),
          prerendered: figures.filter(({ isPrerendered }) => isPrerendered).length,
        };
      }
    }
  } finally {
    events.close();
    screen.kill();
  }
  return rows;
}

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const answer = await fetch(`http://127.0.0.1:${PORTS.new.gateway}/base3/productquery/v1/products/search`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: "{}",
});
const { records } = await answer.json();
const versions = { new: resolve("."), ...(options.against && { old: resolve(options.against) }) };
const running = [];
const sites = {};
try {
  for (const [name, folder] of Object.entries(versions)) {
    const { site: port, gateway } = PORTS[name];
    running.push(await start(folder, { port, gateway, data: join(WORK, name) }));
    sites[name] = `http://127.0.0.1:${port}`;
  }
  if (steps.has("lighthouse"))
    console.table(await lighthouseInTurns(sites, { home: "/", listing: LISTING, product: `/product/${records[0].productId}` }));
  if (steps.has("nav")) console.table(await navigationInTurns(sites));
} finally {
  for (const site of running) await stop(site);
}
