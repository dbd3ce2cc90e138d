import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Environment, readEnvironment } from "../lib/env.ts";
import { compressFiles } from "./compress-files.ts";
import { ended, runQuietly, start, type Variables } from "./processes.ts";

const NEXT = "node_modules/next/dist/bin/next";
const SOURCES = "{app,components,lib,messages,public}/**/*.*";
const CONFIG = ["middleware.ts", "next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"];

/** Configuration that only running processes read. */
const OF_THE_PROCESS = new Set([
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "WORKERS",
  "EMBEDDED_CACHE",
  "CACHE_MEMORY_MB",
  "CACHE_DISK_MB",
  "REDIS_URL",
  "TRUSTED_PROXIES",
  "GATEWAY_UNLIMITED_ADDRESSES",
]);

/** What a build depends on: its sources, and the configuration that it bakes in. */
function fingerprint(env: Environment): string {
  const baked = Object.entries(env).filter(([name]) => !OF_THE_PROCESS.has(name));
  const hash = createHash("sha256").update(JSON.stringify(baked));
  for (const file of [
    ...globSync(SOURCES)
      .filter((file) => statSync(file).isFile())
      .sort(),
    ...CONFIG.filter(existsSync),
  ])
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const BUILDS = [".next", ".next-test", ".next-bench"];

/** Each build folder declares the site's routes and cache lives; those of an older build would contradict the newer. */
export function forgetTypesOfOtherBuilds(directory = ".next"): void {
  for (const other of BUILDS.filter((build) => build !== directory)) {
    rmSync(join(other, "types"), { recursive: true, force: true });
    rmSync(join(other, "dev"), { recursive: true, force: true });
  }
}

/** Builds the site when its sources or its configuration have changed since the last whole build. */
export async function buildIfStale(env: Environment, directory = ".next", variables: Variables = {}): Promise<void> {
  const stamp = join(directory, "fingerprint");
  const wanted = fingerprint(env);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.info("Building the site…");
  forgetTypesOfOtherBuilds(directory);
  const { code, printed } = await runQuietly([NEXT, "build"], {
    ...variablesOf(env),
    ...variables,
    BUILD_DIR: directory,
    NODE_ENV: "production",
  });
  console.info(printed);
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  await compressFiles(join(directory, "static"));
  writeFileSync(stamp, wanted);
}

/** Starts the built site. */
export function startSite(env: Environment, directory = ".next", log?: string, variables: Variables = {}) {
  return start(["server/main.ts"], { ...variablesOf(env), ...variables, BUILD_DIR: directory, NODE_ENV: "production" }, log);
}

/** Starts the site with reload. */
export function startSiteForDevelopment(env: Environment) {
  return start([NEXT, "dev", "--hostname", "127.0.0.1", "--port", String(env.PORT)], { ...variablesOf(env), BUILD_DIR: ".next" });
}

const variablesOf = (env: Environment) => ({
  SITE_URL: env.SITE_URL,
  PORT: String(env.PORT),
  NEXT_TELEMETRY_DISABLED: "1",
});

if (import.meta.main) {
  const env = readEnvironment(process.env);
  await buildIfStale(env);
  process.exitCode = await ended(startSite(env));
}
