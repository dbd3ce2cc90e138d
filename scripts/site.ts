import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Environment, readEnvironment } from "../lib/env.ts";
import { createStamp, readStamp, writeStamp } from "../server/build.ts";
import { runQuietly, start, type Variables, waitForExit } from "./child-processes.ts";
import { compressFiles } from "./compress-files.ts";

const NEXT = "node_modules/next/dist/bin/next";
/** Files that the build is made from: when one changes, the site is built again. */
const SOURCES = "{app,components,lib,messages,public,telemetry}/**/*.*";
const CONFIG = [
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

function sourcesDigest(): string {
  const hash = createHash("sha256");
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

/** Each build folder declares routes as types; those of another build would contradict them. */
export function forgetTypesOfOtherBuilds(directory = ".next"): void {
  for (const other of BUILDS.filter((build) => build !== directory)) {
    rmSync(join(other, "types"), { recursive: true, force: true });
    rmSync(join(other, "dev"), { recursive: true, force: true });
  }
}

/** Builds the site if sources or configuration have changed; returns whether it did. Needs no gateway. */
export async function buildIfStale(env: Environment, directory = ".next", variables: Variables = {}): Promise<boolean> {
  const currentStamp = createStamp(env, sourcesDigest());
  if (isDeepStrictEqual(readStamp(directory), currentStamp)) return false;
  console.info("Building the site…");
  forgetTypesOfOtherBuilds(directory);
  const { code, printed } = await runQuietly([NEXT, "build"], {
    ...siteVariables(env),
    ...variables,
    BUILD_DIR: directory,
    NODE_ENV: "production",
  });
  console.info(printed);
  if (code !== 0) throw new Error(`the build ended with ${code}`);
  await compressFiles(join(directory, "static"));
  writeStamp(directory, currentStamp);
  return true;
}

export function startSite(env: Environment, directory = ".next", log?: string, variables: Variables = {}) {
  return start(["server/main.ts"], { ...siteVariables(env), ...variables, BUILD_DIR: directory, NODE_ENV: "production" }, log);
}

export function startSiteForDevelopment(env: Environment) {
  return start([NEXT, "dev", "--hostname", env.HOST, "--port", String(env.PORT)], { ...siteVariables(env), BUILD_DIR: ".next" });
}

const siteVariables = (env: Environment) => ({
  SITE_URL: env.SITE_URL,
  PORT: String(env.PORT),
  NEXT_TELEMETRY_DISABLED: "1",
});

if (import.meta.main) {
  const env = readEnvironment(process.env);
  await buildIfStale(env);
  process.exitCode = await waitForExit(startSite(env));
}
