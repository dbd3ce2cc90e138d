// Before any schema is made: each is compiled when it is first used (docs/adr/0022-short-lives-and-compiled-checks.md).
import "zod/compile";
import { join } from "node:path";
import { z } from "zod";
import { buildApp } from "./app.ts";
import { registerCaptcha } from "./captcha/routes.ts";
import { registerChat } from "./chat/window.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { limitsOver, withLimits } from "./limits.ts";
import { registerStreams } from "./live/streams.ts";
import { loggedError, logStream } from "./log.ts";
import { registerMedia } from "./media/routes.ts";
import { buildOutbox } from "./outbox/routes.ts";
import { registerHostedPage } from "./payment/hosted.ts";
import { startRounds } from "./rounds.ts";
import { routesOver } from "./routes.ts";
import { refreshSearch } from "./search/derive.ts";
import { isSeeded, seed } from "./seed.ts";
import { sessionsOver } from "./session/tokens.ts";
import { registerSwitches } from "./switches/routes.ts";
import { filesIn } from "./upload/files.ts";
import { registerUploads } from "./upload/routes.ts";

const HOST = "127.0.0.1";

const config = readConfig(process.env);
const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, "database") }, (error) =>
  console.error("idle connection broke", loggedError(error)),
);
const applied = await migrate(database);
if (applied.length > 0) console.info(`migrated: ${applied.join(", ")}`);
if (!(await isSeeded(database))) await seed(database, { report: console.info });
else if (await refreshSearch(database)) console.info("search tables made anew");

const files = filesIn(join(config.dataDirectory, "uploads"));
const limits = limitsOver(database, config.unlimited);
const { staging, payUrl, siteUrl } = config;
const sessionOf = sessionsOver(database);
const app = buildApp({
  routes: withLimits(routesOver(database, { files, limits, staging, payUrl }), limits),
  sessionOf,
  mediaUrl: config.mediaUrl,
  trustedProxies: config.trustedProxies,
  check: async () => void (await database.row(z.object({ up: z.number() }), "select 1 as up")),
  logs: logStream(),
});
if (config.hasTestSwitches) registerSwitches(app, { database });
const { film } = await registerMedia(app, { cacheDir: join(config.dataDirectory, "media") });
registerStreams(app, { database, film });
registerCaptcha(app, { database, limits });
registerChat(app, database);
registerUploads(app, { database, files, sessionOf });
registerHostedPage(app, { database, siteUrl, staging });
await app.listen({ host: HOST, port: config.port });
const outbox = config.hasOutbox ? buildOutbox(database, siteUrl) : undefined;
const rounds = startRounds(database, { staging, hasOutbox: config.hasOutbox });
await outbox?.listen({ host: HOST, port: config.outboxPort });

async function stop(signal: string) {
  console.info(`stopping on ${signal}`);
  await Promise.all([app.close(), outbox?.close(), rounds.stop()]);
  await database.close();
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

// Nothing else does it for the embedded database, and without it the planner takes what members have filled since for empty tables.
if (!config.databaseUrl) await database.run("vacuum analyze");
