import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../server/keep-running.ts";
import { ensureBrowser } from "./browser.ts";
import { behindNginx } from "./check-nginx.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres } from "./postgres.ts";
import { healthy } from "./processes.ts";
import { buildIfStale, startSite } from "./site.ts";
import { jest, type Tally, tool, verify } from "./verify.ts";

/** Runs every check: the quick gate, the contract on both databases, the journeys on the built site. Prints one line at the end. */
const WORK = ".data/test";
const BUILD = ".next-test";
const VARIABLES = {
  PORT: "3100",
  GATEWAY_PORT: "4100",
  SITE_URL: "http://127.0.0.1:3100",
  DATA_DIR: WORK,
  WORKERS: "2",
  // The journey about it listens there.
  TRACKING_URL: "http://127.0.0.1:3199/events",
  GATEWAY_TEST_SWITCHES: "1",
  GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1",
  SHIP_SECONDS: "1",
  REVIEW_SECONDS: "1",
};

/** What is off unless it is configured, on for the journeys. Nobody listens where IndexNow is told: that must hurt nobody. */
const OPTIONS = {
  REVALIDATION_SECRET: "only-for-the-journeys-of-this-checkout",
  MERCHANT_FEED: "true",
  INDEXNOW_KEY: "only-for-the-journeys",
  INDEXNOW_URL: "http://127.0.0.1:4199/indexnow",
};

const PlaywrightResult = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

const contract = (name: string, address: string) =>
  jest("contract", name, WORK, { GATEWAY_URL: address, GATEWAY_TEST_SWITCHES: VARIABLES.GATEWAY_TEST_SWITCHES });

function journeys(site: string, gateway: string): Tally {
  const file = join(WORK, "journeys.json");
  const addresses = { E2E_BASE_URL: site, GATEWAY_URL: gateway };
  tool("playwright", ["test"], { ...addresses, CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { stats } = PlaywrightResult.parse(JSON.parse(readFileSync(file, "utf8")));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

async function onPostgres(): Promise<Tally> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  const variables = { ...VARIABLES, GATEWAY_PORT: "4101", DATABASE_URL: process.env.DATABASE_URL ?? own?.address };
  const gateway = await startGateway(readEnvironment({ ...process.env, ...variables }), {
    log: join(WORK, "gateway-postgres.log"),
    variables,
  });
  try {
    return contract("contract-postgres", "http://127.0.0.1:4101");
  } finally {
    await stop(gateway);
    await own?.stop();
  }
}

async function onEmbedded(): Promise<Tally[]> {
  const variables = { ...VARIABLES, ...OPTIONS, DATABASE_URL: "" };
  const env = readEnvironment({ ...process.env, ...variables });
  Object.assign(process.env, variables);
  const gateway = await startGateway(env, { log: join(WORK, "gateway.log"), variables });
  try {
    const address = `http://127.0.0.1:${env.GATEWAY_PORT}`;
    const onContract = contract("contract", address);
    await buildIfStale(env, BUILD);
    const site = startSite(env, BUILD, join(WORK, "site.log"));
    try {
      await healthy(`${env.SITE_URL}/api/health`, site, 60);
      return [onContract, journeys(env.SITE_URL, address), ...(await behindNginx(env, BUILD, WORK))];
    } finally {
      await stop(site);
    }
  } finally {
    await stop(gateway);
  }
}

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const tallies = [...verify(WORK), await onPostgres(), ...(await onEmbedded())];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
