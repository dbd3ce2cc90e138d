import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { prepareDrain } from "../processes/drain.ts";
import { checkClockSkew } from "../telemetry/clock-skew.ts";
import { checkDisk } from "../telemetry/disk.ts";
import { Health, type HealthCheck } from "../telemetry/health.ts";
import { logStream } from "../telemetry/logs.ts";
import { countProcess } from "../telemetry/metrics.ts";
import { buildApp } from "./app.ts";
import { startBackgroundJobs } from "./background-jobs.ts";
import { attempt } from "./batches.ts";
import { registerCaptcha } from "./captcha/routes.ts";
import { registerChat } from "./chat/window.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { registerEvaluationPictures } from "./evaluation/pictures.ts";
import { registerStreams } from "./live/streams.ts";
import { errorFacts } from "./log.ts";
import { registerMedia } from "./media/routes.ts";
import { buildOutbox } from "./outbox/routes.ts";
import { registerHostedPage } from "./payment/hosted.ts";
import { createLimits, withLimits } from "./rate-limits.ts";
import { createRoutes } from "./routes.ts";
import { refreshSearch } from "./search/derive.ts";
import { isSeeded, seed } from "./seed.ts";
import { hashAtTestCost } from "./session/password.ts";
import { createSessions } from "./session/tokens.ts";
import { registerSwitches } from "./switches/routes.ts";
import { filesIn } from "./upload/files.ts";
import { registerUploads } from "./upload/routes.ts";

const OUTBOX_HOST = "127.0.0.1";

type Options = {
  onPreparing?: () => void;
};

async function openMigratedAndSeeded(config: Config, { onPreparing }: Options): Promise<Database> {
  const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, "database") }, (error) =>
    console.error("idle connection broke", errorFacts(error)),
  );
  const applied = await migrate(database);
  if (applied.length > 0) console.info(`migrated: ${applied.join(", ")}`);
  if (!(await isSeeded(database))) await seed(database, { report: console.info });
  else if (await refreshSearch(database, onPreparing)) console.info("search tables made anew");
  return database;
}

const checkClock =
  (database: Database): HealthCheck =>
  async () => {
    const row = await database.row(z.object({ at: z.number() }), "select extract(epoch from clock_timestamp())::float8 as at");
    checkClockSkew(1000 * (row?.at ?? 0));
    return undefined;
  };

async function watchHealth(database: Database, { dataDirectory }: Config): Promise<Health> {
  const health = new Health(["database"]);
  await health.watch("database", async () => {
    await database.row(z.object({ up: z.number() }), "select 1 as up");
    return undefined;
  });
  await health.watch("clock", checkClock(database));
  mkdirSync(dataDirectory, { recursive: true });
  await health.watch("disk", checkDisk(dataDirectory));
  return health;
}

const uploadFiles = ({ dataDirectory }: Config) => filesIn(join(dataDirectory, "uploads"));

async function assembleApp(database: Database, config: Config, health: Health) {
  const files = uploadFiles(config);
  const limits = createLimits(database, config.unlimited);
  const { jobTimes, payUrl, siteUrl, push } = config;
  const sessionOf = createSessions(database);
  const app = buildApp({
    routes: withLimits(createRoutes(database, { files, limits, jobTimes, payUrl, push }), limits),
    sessionOf,
    mediaUrl: config.mediaUrl,
    trustedProxies: config.trustedProxies,
    health,
    logs: logStream(),
  });
  if (config.hasTestSwitches) {
    hashAtTestCost();
    registerSwitches(app, { database });
  }
  const { getFilm } = await registerMedia(app, { cacheDir: join(config.dataDirectory, "media") });
  registerStreams(app, { database, getFilm });
  registerCaptcha(app, { database, limits });
  registerChat(app, { database, isSecure: payUrl.startsWith("https:"), siteUrl });
  registerEvaluationPictures(app, { database, files });
  registerUploads(app, { database, files, sessionOf });
  registerHostedPage(app, { database, siteUrl, jobTimes });
  return app;
}

export async function start(config: Config, options: Options = {}): Promise<{ stop: () => Promise<void> }> {
  const database = await openMigratedAndSeeded(config, options);
  const health = await watchHealth(database, config);
  const app = await assembleApp(database, config, health);
  const drain = prepareDrain(app.server);
  await app.listen({ host: config.host, port: config.port });
  countProcess();
  const { jobTimes, siteUrl, hasOutbox, push } = config;
  const outbox = hasOutbox ? buildOutbox(database, siteUrl) : undefined;
  const jobs = startBackgroundJobs(database, { jobTimes, hasOutbox, push, files: uploadFiles(config) });
  await outbox?.listen({ host: OUTBOX_HOST, port: config.outboxPort });
  // PGlite has no autovacuum, and the planner needs statistics.
  const vacuumed = config.databaseUrl ? undefined : attempt("vacuum", () => database.run("vacuum analyze"));
  return {
    async stop() {
      health.drain();
      // Jobs stop early: the next process runs its own.
      const jobsEnded = jobs.stop();
      await drain();
      health.stop();
      await Promise.all([app.close(), outbox?.close(), jobsEnded, vacuumed]);
      await database.close();
    },
  };
}
