/**
 * Benchmarks the built site; `--only bytes,lighthouse,load,nav` narrows it. Other benchmarks by option: `--paired` (two
 * versions), `--long-tail` (many pages), `--gateway` (100,000 products), `--million`, `--scale` (more processes), `--sitemap`,
 * `--member` (10,000 orders), `--attacks`.
 */

import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CAMPAIGN_CODES } from "../lib/contract/campaign.ts";
import { readEnvironment } from "../lib/env.ts";
import { routes } from "../lib/routes.ts";
import { stop } from "../processes/keep-running.ts";
import { benchGateway, benchMillion } from "./bench-gateway.ts";
import { benchScale } from "./bench-scale.ts";
import { benchSitemap } from "./bench-sitemap.ts";
import { ensureBrowser } from "./browser.ts";
import { run, waitForHealth } from "./child-processes.ts";
import { startGateway } from "./gateway.ts";
import { buildIfStale, startSite } from "./site.ts";

const BENCH = "bench/storefront";
const RESULTS = "bench/results";
const VARIABLES = {
  PORT: "3200",
  GATEWAY_PORT: "4200",
  SITE_URL: "http://127.0.0.1:3200",
  DATA_DIR: ".data/bench",
  DATABASE_URL: "",
  // The load generator has one address.
  GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1",
};

/** Ports of the two versions compared. */
const PAIRED = { new: { site: 3230, gateway: 4230 }, old: { site: 3231, gateway: 4231 } };

const Search = z.object({ records: z.array(z.object({ productId: z.string(), shopId: z.string() })) });

/** Writes the list of pages to measure. */
async function writePages(gateway: string): Promise<string> {
  const response = await fetch(`${gateway}/base3/productquery/v1/products/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const [first] = Search.parse(await response.json()).records;
  if (!first) throw new Error("the gateway's catalogue is empty");
  const listing = routes.category("900");
  const pages = [
    { name: "home", path: routes.home },
    { name: "listing", path: listing },
    { name: "product", path: routes.product(first.productId) },
    { name: "shop", path: routes.shop(first.shopId) },
    { name: "market", path: routes.market("District_1") },
    { name: "article", path: routes.article("como-leer-precios-por-escala") },
    { name: "campaign", path: routes.campaign(CAMPAIGN_CODES.offers) },
  ];
  const nav = {
    from: listing,
    card: "main a[href^='/product/']",
    heading: "main h1",
    image: "main img",
    urlIncludes: "/product/",
  };
  const file = join(RESULTS, "pages.json");
  writeFileSync(file, JSON.stringify({ name: "storefront", pages, nav }));
  return file;
}

async function withSite(variables: Record<string, string>, measure: (site: ChildProcess) => Promise<void>): Promise<void> {
  Object.assign(process.env, variables);
  const env = readEnvironment(process.env);
  const gateway = await startGateway(env, { log: join(RESULTS, "gateway.log") });
  await buildIfStale(env, ".next-bench");
  const site = startSite(env, ".next-bench", join(RESULTS, "site.log"));
  try {
    await waitForHealth(`${VARIABLES.SITE_URL}/api/health`, site, 60);
    await measure(site);
  } finally {
    await stop(site);
    await stop(gateway);
  }
}

const GATEWAY = `http://127.0.0.1:${VARIABLES.GATEWAY_PORT}`;

const benchSite = (options: string[]) =>
  withSite(VARIABLES, async () => {
    installBench();
    const pages = await writePages(GATEWAY);
    const out = join(RESULTS, "storefront.json");
    await run([join(BENCH, "bench.mjs"), "--base", VARIABLES.SITE_URL, "--pages", pages, "--out", out, ...options], {
      CHROME_PATH: ensureBrowser(),
    });
    printTables(out);
  });

const Size = z.object({ gzip: z.number() });
const Load = z.object({
  load: z.object({ rps: z.number() }),
  ttfb: z.object({ p50: z.number() }),
  ratioToBare: z.object({ rps: z.number() }),
});
const Figures = z.object({
  bytes: z
    .record(
      z.string(),
      z.object({
        document: z.object({ served: z.object({ bytes: z.number() }), firstLoadJs: Size }),
        browser: z.object({
          untilLoad: z.object({
            css: z.object({ bytes: z.number() }),
            font: z.object({ bytes: z.number() }),
            total: z.object({ bytes: z.number() }),
          }),
        }),
      }),
    )
    .default({}),
  lighthouse: z.record(z.string(), z.object({ median: z.record(z.string(), z.number()) })).default({}),
  load: z.record(z.string(), z.object({ gzip: Load })).default({}),
  nav: z.record(z.string(), z.object({ h1Ms: z.object({ p50: z.number().nullable() }) })).default({}),
});

/** Prints KB by page (1000 bytes; JS gzipped, else as sent), Lighthouse medians, requests/s and their share of a bare server's, navigation times. */
function printTables(file: string): void {
  const { bytes, lighthouse, load, nav } = Figures.parse(JSON.parse(readFileSync(file, "utf8")));
  const kb = (size: number) => Number((size / 1000).toFixed(1));
  const rows = Object.entries(bytes).map(
    ([
      page,
      {
        document,
        browser: { untilLoad },
      },
    ]) => [
      page,
      {
        html: kb(document.served.bytes),
        js: kb(document.firstLoadJs.gzip),
        css: kb(untilLoad.css.bytes),
        fonts: kb(untilLoad.font.bytes),
        moved: kb(untilLoad.total.bytes),
      },
    ],
  );
  console.table(Object.fromEntries(rows));
  console.table(Object.fromEntries(Object.entries(lighthouse).map(([page, { median }]) => [page, median])));
  console.table(
    Object.fromEntries(
      Object.entries(load).map(([page, { gzip }]) => [
        page,
        { rps: gzip.load.rps, "ttfb, ms": gzip.ttfb.p50, "of a bare server": gzip.ratioToBare.rps },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(Object.entries(nav).map(([profile, { h1Ms }]) => [profile, { "press to heading, ms": h1Ms.p50 }])),
  );
}

const Member = z.object({ token: z.string() });

async function benchMember(): Promise<void> {
  const variables = { ...VARIABLES, DATA_DIR: ".data/bench-member" };
  Object.assign(process.env, variables);
  // A new database each time: the members of former runs slow its reads down.
  rmSync(variables.DATA_DIR, { recursive: true, force: true });
  await run(["gateway/seed.ts"]);
  const seeding = spawnSync(process.execPath, ["gateway/seed-heavy-member.ts"], { encoding: "utf8" });
  if (seeding.status !== 0) throw new Error(`gateway/seed-heavy-member.ts ended with ${seeding.status}: ${seeding.stderr}`);
  const { token } = Member.parse(JSON.parse(seeding.stdout));
  await withSite(variables, () =>
    run(["bench/member.mjs"], { GATEWAY_URL: GATEWAY, SITE_URL: VARIABLES.SITE_URL, MEMBER_TOKEN: token }),
  );
}

/** `--addresses N` needs a catalogue of 100,000 products. */
async function benchLongTail(options: string[]): Promise<void> {
  const isLarge = options.includes("--addresses");
  const directory = isLarge ? ".data/bench-large" : ".data/bench";
  Object.assign(process.env, { ...VARIABLES, DATA_DIR: directory });
  const seeded = join(directory, "seeded");
  if (isLarge && !existsSync(seeded)) {
    await run(["gateway/seed.ts", "--products", "100000"]);
    writeFileSync(seeded, "");
  }
  const gateway = await startGateway(readEnvironment(process.env), { log: join(RESULTS, "gateway.log") });
  try {
    await run(["bench/long-tail.mjs", ...options], { GATEWAY_URL: GATEWAY });
  } finally {
    await stop(gateway);
  }
}

/** Lighthouse and navigation of two versions alternately, each with its own gateway. */
async function benchPaired(options: string[]): Promise<void> {
  installBench();
  const gateways: ChildProcess[] = [];
  try {
    for (const name of ["new", "old"] as const) {
      const { site, gateway } = PAIRED[name];
      const variables = {
        ...VARIABLES,
        PORT: String(site),
        SITE_URL: `http://127.0.0.1:${site}`,
        GATEWAY_PORT: String(gateway),
        DATA_DIR: `.data/bench-${name}`,
      };
      const env = readEnvironment({ ...process.env, ...variables });
      gateways.push(await startGateway(env, { log: join(RESULTS, `gateway-${name}.log`), variables }));
    }
    await run(["bench/paired.mjs", "--ports", JSON.stringify(PAIRED), ...options], { CHROME_PATH: ensureBrowser() });
  } finally {
    for (const gateway of gateways) await stop(gateway);
  }
}

/** Source addresses are made up, so no address is exempt from limits. */
const benchAttacks = (options: string[]) =>
  withSite({ ...VARIABLES, GATEWAY_UNLIMITED_ADDRESSES: "", TRUSTED_PROXIES: "127.0.0.1" }, (site) =>
    run(["bench/attacks.mjs", "--site", VARIABLES.SITE_URL, "--pid", String(site.pid), ...options]),
  );

function installBench(): void {
  if (existsSync(join(BENCH, "node_modules"))) return;
  spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund"], { cwd: BENCH, stdio: "inherit" });
}

const OTHER_BENCHMARKS: Record<string, (options: string[]) => Promise<void>> = {
  "--paired": benchPaired,
  "--long-tail": benchLongTail,
  "--gateway": () => benchGateway(VARIABLES, RESULTS),
  "--million": () => benchMillion(VARIABLES, RESULTS),
  "--scale": benchScale,
  "--sitemap": () => benchSitemap(VARIABLES, RESULTS),
  "--member": benchMember,
  "--attacks": benchAttacks,
};

mkdirSync(RESULTS, { recursive: true });
const options = process.argv.slice(2);
const otherName = options.find((option) => option in OTHER_BENCHMARKS);
await (OTHER_BENCHMARKS[otherName ?? ""] ?? benchSite)(options.filter((option) => option !== otherName));
