/**
 * Serves site and, unless other services are configured, the staging gateway. `--build` builds a stale site first; `--dev`
 * reloads both.
 */

import { readEnvironment } from "../lib/env.ts";
import { keepRunning, stop } from "../processes/keep-running.ts";
import { exitUnlessServable } from "../server/build.ts";
import { waitForExit, waitForHealth } from "./child-processes.ts";
import { outboxAddress, spawnGateway, startGateway } from "./gateway.ts";
import { metricsPorts } from "./metrics-ports.ts";
import { buildIfStale, startSite, startSiteForDevelopment } from "./site.ts";

const isDevelopment = process.argv.includes("--dev");
const env = readEnvironment(process.env);
const variables = metricsPorts(env);
if (process.argv.includes("--build")) await buildIfStale(env);
else if (!isDevelopment) exitUnlessServable(env);

const firstGateway = env.hasOwnGateway ? await startGateway(env, { isDevelopment, variables }) : undefined;
const gateway =
  firstGateway && keepRunning("gateway", () => spawnGateway(env, { isDevelopment, variables }), { running: firstGateway });
const site = isDevelopment ? startSiteForDevelopment(env) : startSite(env, ".next", undefined, variables);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(site));
await waitForHealth(isDevelopment ? env.SITE_URL : `http://127.0.0.1:${env.PORT}/api/health`, site);
console.info(`\n  ${env.SITE_NAME}: ${env.SITE_URL}`);
if (gateway) console.info(`  Codes and e-mails that would be sent: ${outboxAddress(env)}`);
console.info("");

process.exitCode = await waitForExit(site);
await gateway?.stop();
