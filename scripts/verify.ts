import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { forgetTypesOfOtherBuilds } from "./site.ts";

/** How many checks held and how many did not. */
export type Tally = { passed: number; failed: number };

const TOOLS = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  jest: "node_modules/jest/bin/jest.js",
  next: "node_modules/next/dist/bin/next",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
};

/** Lets tests import packages that are ES modules only, such as the reader of PDFs. */
const MODULES = "--experimental-vm-modules --disable-warning=ExperimentalWarning";

const JestResult = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() });

/** Runs a tool on this runtime, its words on this terminal; whether it was content. */
export function tool(name: keyof typeof TOOLS, args: string[], variables: Record<string, string | undefined> = {}): boolean {
  const { status } = spawnSync(process.execPath, [TOOLS[name], ...args], {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  return status === 0;
}

/** Runs one project of Jest and counts its tests. */
export function jest(project: string, name: string, folder: string, variables: Record<string, string | undefined> = {}): Tally {
  const file = join(folder, `${name}.json`);
  tool("jest", ["--selectProjects", project, "--json", "--outputFile", file], { NODE_OPTIONS: MODULES, ...variables });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JestResult.parse(JSON.parse(readFileSync(file, "utf8")));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

const once = (isRight: boolean): Tally => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 });

/** The quick gate: format, lint and import direction, types, unit tests. */
export function verify(folder: string): Tally[] {
  mkdirSync(folder, { recursive: true });
  forgetTypesOfOtherBuilds();
  return [
    once(tool("biome", ["ci", "."])),
    once(tool("next", ["typegen"]) && tool("tsc", ["--noEmit"])),
    jest("unit", "unit", folder),
  ];
}

if (import.meta.main) {
  const tallies = verify(".data/verify");
  process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
}
