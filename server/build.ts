import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "../lib/env.ts";

const READ_AT_START = new Set([
  "PRODUCTION",
  "HOST",
  "PORT",
  "METRICS_HOST",
  "METRICS_PORT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "DATA_DIR",
  "DATABASE_URL",
  "WORKERS",
  "EMBEDDED_CACHE",
  "CACHE_MEMORY_MB",
  "CACHE_DISK_MB",
  "REDIS_URL",
  "REVALIDATION_SECRET",
  "TRUSTED_PROXIES",
  "GATEWAY_UNLIMITED_ADDRESSES",
]);

// In `Environment`, upper-case names are variables; the others are derived from them.
const isCompiledIn = (name: string) => name === name.toUpperCase() && !READ_AT_START.has(name);

/** Digests of what a build was made from: sources and each variable compiled into it. */
const Stamp = z.object({ sources: z.string(), configuration: z.record(z.string(), z.string()) });
type Stamp = z.output<typeof Stamp>;

const digest = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex");

export function createStamp(env: Environment, sources: string): Stamp {
  const compiledIn = Object.entries(env).filter(([name]) => isCompiledIn(name));
  return { sources, configuration: Object.fromEntries(compiledIn.map(([name, value]) => [name, digest(value)])) };
}

const stampPath = (directory: string) => join(directory, "stamp.json");

export const writeStamp = (directory: string, stamp: Stamp): void => writeFileSync(stampPath(directory), JSON.stringify(stamp));

/** Stamp of a build folder; undefined without a complete build. */
export function readStamp(directory: string): Stamp | undefined {
  if (!existsSync(stampPath(directory))) return undefined;
  return Stamp.parse(JSON.parse(readFileSync(stampPath(directory), "utf8")));
}

/** Why a build cannot be served with this configuration, as one sentence; undefined where it can. */
export function unservableReason(env: Environment, directory: string): string | undefined {
  const built = readStamp(directory);
  if (!built) return `There is no build in ${directory}: run npm run build first.`;
  const now = createStamp(env, built.sources).configuration;
  const differing = [...new Set([...Object.keys(now), ...Object.keys(built.configuration)])].filter(
    (name) => now[name] !== built.configuration[name],
  );
  if (differing.length === 0) return undefined;
  return `The build in ${directory} holds other values of ${differing.join(", ")}: run npm run build with this configuration.`;
}

export function exitUnlessServable(env: Environment, directory = ".next"): void {
  const reason = unservableReason(env, directory);
  if (!reason) return;
  console.error(reason);
  process.exit(1);
}
