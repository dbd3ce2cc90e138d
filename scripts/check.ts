/** `npm test`: every check. `npm test -- cart`: types, and the tests and journeys with that domain word in their path. */

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ENGINES, FOUND } from "../e2e/engines/found.ts";
import { readEnvironment } from "../lib/env.ts";
import { stop } from "../processes/keep-running.ts";
import { ensureJourneyBrowser } from "./browser.ts";
import { checkForeignGateway } from "./check-foreign.ts";
import { checkLogs } from "./check-logs.ts";
import { checkBehindNginx } from "./check-nginx.ts";
import { checkTraces } from "./check-traces.ts";
import { start, waitForExit, waitForHealth } from "./child-processes.ts";
import { failedJourneys, PlaywrightResult } from "./failed-tests.ts";
import { startGateway } from "./gateway.ts";
import { startPostgres } from "./postgres.ts";
import { buildIfStale, startSite } from "./site.ts";
import { jest, lint, type Tally, TOOLS, types } from "./verify.ts";

const [DOMAIN_WORD] = process.argv.slice(2);
const WORK = ".data/test";
const BUILD = ".next-test";
const BASE_VARIABLES = {
  PORT: "3100",
  GATEWAY_PORT: "4100",
  SITE_URL: "http://127.0.0.1:3100",
  DATA_DIR: WORK,
  WORKERS: "2",
  // The tracking journey listens there.
  TRACKING_URL: "http://127.0.0.1:3199/events",
  GATEWAY_TEST_SWITCHES: "1",
  GATEWAY_UNLIMITED_ADDRESSES: "127.0.0.1",
  SHIP_SECONDS: "1",
  REVIEW_SECONDS: "1",
  WATCH_SECONDS: "1",
};

/** Optional features, on for the journeys. Nobody listens at INDEXNOW_URL: failures there must not matter. */
const OPTIONAL_FEATURES = {
  REVALIDATION_SECRET: "only-for-the-journeys-of-this-checkout",
  MERCHANT_FEED: "true",
  INDEXNOW_KEY: "only-for-the-journeys",
  INDEXNOW_URL: "http://127.0.0.1:4199/indexnow",
};

async function timed<T>(phase: string, work: Promise<T>): Promise<T> {
  const begun = Date.now();
  const result = await work;
  console.info(`${phase}: ${Math.round((Date.now() - begun) / 1000)} s`);
  return result;
}

const runIsolated = (paths?: string) => jest({ project: "isolated", folder: WORK, workers: 3, ...(paths && { paths }) });

const runContract = (name: string, address: string, paths?: string) =>
  jest({
    project: "contract",
    name,
    folder: WORK,
    variables: { GATEWAY_URL: address, GATEWAY_TEST_SWITCHES: BASE_VARIABLES.GATEWAY_TEST_SWITCHES },
    // Contract tests mostly wait for the background jobs of their gateway.
    workers: 4,
    ...(paths && { paths }),
  });

async function runContractOnPostgres(): Promise<Tally> {
  const ownDatabase = process.env.DATABASE_URL ? undefined : await startPostgres({ settings: { fsync: "off" } });
  const database = { DATABASE_URL: process.env.DATABASE_URL ?? ownDatabase?.address, DATA_DIR: join(WORK, "postgres") };
  const postgresVariables = { ...BASE_VARIABLES, ...database, GATEWAY_PORT: "4101" };
  // Pictures do not depend on the database: drawing all of them again takes half a minute.
  cpSync(join(WORK, "media"), join(WORK, "postgres", "media"), { recursive: true });
  const gateway = await startGateway(readEnvironment({ ...process.env, ...postgresVariables }), {
    log: join(WORK, "gateway-postgres.log"),
    variables: postgresVariables,
  });
  try {
    return await runContract("contract-postgres", "http://127.0.0.1:4101");
  } finally {
    await stop(gateway);
    await ownDatabase?.stop();
  }
}

const siteVariables = { ...BASE_VARIABLES, ...OPTIONAL_FEATURES, DATABASE_URL: "" };
const env = readEnvironment({ ...process.env, ...siteVariables });
const gatewayAddress = `http://127.0.0.1:${env.GATEWAY_PORT}`;

/** Runs journeys of one Playwright configuration, with progress shown. */
async function runJourneys(config: string, files: string[] = []): Promise<Tally> {
  const file = join(WORK, `${config}.json`);
  const addresses = { E2E_BASE_URL: env.SITE_URL, GATEWAY_URL: gatewayAddress };
  const browser = { CHROMIUM_PATH: await ensureJourneyBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  await waitForExit(
    start([TOOLS.playwright, "test", `--config=${config}`, ...files], { ...siteVariables, ...addresses, ...browser }),
  );
  const { stats, suites } = PlaywrightResult.parse(JSON.parse(readFileSync(file, "utf8")));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: failedJourneys({ suites }) };
}

async function runOtherBrowsers(): Promise<Tally[]> {
  for (const name of ENGINES) if (!FOUND.has(name)) console.info(`not run: journeys in ${name} (it is not installed)`);
  return FOUND.size === 0 ? [] : [await runJourneys("playwright.engines.config.ts")];
}

async function withSite(check: () => Promise<Tally[]>): Promise<Tally[]> {
  const site = startSite(env, BUILD, join(WORK, "site.log"), siteVariables);
  try {
    await waitForHealth(`${env.SITE_URL}/api/health`, site, 60);
    return await check();
  } finally {
    await stop(site);
  }
}

const checkInBrowsers = async (): Promise<Tally[]> => [
  await timed("journeys", runJourneys("playwright.config.ts")),
  ...(await timed("other engines", runOtherBrowsers())),
  ...(await timed("nginx", checkBehindNginx({ build: BUILD, work: WORK, variables: siteVariables }))),
];

/** Checks that start gateways of their own on the journeys' port. */
async function checkOtherGateways(): Promise<Tally[]> {
  const checked = { build: BUILD, work: WORK, variables: siteVariables };
  return [...(await timed("traces", checkTraces(checked))), ...(await timed("foreign gateway", checkForeignGateway(checked)))];
}

async function checkEverything(gateway: ReturnType<typeof startGateway>): Promise<Tally[]> {
  const tallies = [await timed("lint", lint()), await timed("types", types())];
  await timed("build", buildIfStale(env, BUILD, siteVariables));
  tallies.push(await timed("unit", jest({ project: "unit", folder: WORK })));
  tallies.push(await timed("isolated", runIsolated()));
  await timed("waiting for the gateway", gateway);
  tallies.push(await timed("contract", runContract("contract", gatewayAddress)));
  tallies.push(await timed("contract on PostgreSQL", runContractOnPostgres()));
  tallies.push(...(await withSite(checkInBrowsers)));
  await stop(await gateway);
  return [...tallies, ...(await checkOtherGateways()), checkLogs(WORK)];
}

/** Tests whose path has the domain word, such as `lib/cart/lines.test.ts` and `e2e/cart.spec.ts`. */
async function checkDomainWord(word: string, gateway: Promise<unknown>): Promise<Tally[]> {
  const paths = `/${word}[/.-]`;
  const files = readdirSync("e2e").filter((file) => file.endsWith(".spec.ts") && new RegExp(paths).test(`/${file}`));
  const tallies = [await jest({ project: "unit", folder: WORK, paths }), await runIsolated(paths)];
  await gateway;
  tallies.push(await runContract("contract", gatewayAddress, paths));
  if (files.length === 0 && tallies.every(({ passed, failed }) => passed + failed === 0))
    throw new Error(`no test and no journey has ${word} in its path`);
  tallies.push(await types());
  if (files.length === 0) return tallies;
  await buildIfStale(env, BUILD, siteVariables);
  return [...tallies, ...(await withSite(async () => [await runJourneys("playwright.config.ts", files)]))];
}

rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const gateway = startGateway(env, { log: join(WORK, "gateway.log"), variables: siteVariables });
// A failure before the checks that await the gateway would else end this process at once.
gateway.catch(() => undefined);
try {
  const tallies = await (DOMAIN_WORD ? checkDomainWord(DOMAIN_WORD, gateway) : checkEverything(gateway));
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  for (const name of tallies.flatMap(({ names = [] }) => names)) console.info(`failed: ${name}`);
  console.info(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  const started = await gateway.catch(() => undefined);
  if (started) await stop(started);
}
