import { readEnvironment } from "../lib/env.ts";
import { outboxAddress, startGateway } from "./gateway.ts";
import { ended, stop } from "./processes.ts";
import { buildIfStale, startSite, startSiteForDevelopment } from "./site.ts";

/** Serves the whole product: the staging gateway unless other services are configured, then the site. `--dev` reloads both. */
const isDevelopment = process.argv.includes("--dev");
const env = readEnvironment(process.env);

const gateway = env.hasOwnGateway ? await startGateway(env, { isDevelopment }) : undefined;
if (!isDevelopment) await buildIfStale(env);
const site = isDevelopment ? startSiteForDevelopment(env) : startSite(env);
const programs = gateway ? [gateway, site] : [site];

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => programs.map(stop));
console.info(`\n  ${env.SITE_NAME}: ${env.SITE_URL}`);
if (gateway) console.info(`  Codes and e-mails that would be sent: ${outboxAddress(env)}`);
console.info("");

process.exitCode = await Promise.race(programs.map(ended));
await Promise.all(programs.map(stop));
