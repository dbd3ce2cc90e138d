import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly, type Variables } from "./child-processes.ts";
import { failedTests, JestResult } from "./failed-tests.ts";
import { forgetTypesOfOtherBuilds } from "./site.ts";

/** `names`: tests that failed, where their tool tells them. */
export type Tally = { passed: number; failed: number; names?: string[] };

/** A build that is checked with programs of its own. `variables`: environment of the build; `work`: folder for logs. */
export type CheckedBuild = { build: string; work: string; variables: Variables };

export const TOOLS = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  jest: "node_modules/jest/bin/jest.js",
  next: "node_modules/next/dist/bin/next",
  playwright: "node_modules/@playwright/test/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
};

/** Runs a tool; true on success. Output is printed at the end, since tools run side by side. */
async function tool(name: keyof typeof TOOLS, args: string[], variables: Variables = {}): Promise<boolean> {
  const { code, printed } = await runQuietly([TOOLS[name], ...args], variables);
  process.stdout.write(`\n${name} ${args.join(" ")}\n${printed}`);
  return code === 0;
}

/** `name`: base name of the result file in `folder`; `paths`: pattern of test files; `workers`: how many processes run tests. */
type Run = { project: string; name?: string; folder: string; variables?: Variables; paths?: string; workers?: number | "100%" };

export async function jest({ project, name = project, folder, variables = {}, paths, workers = "100%" }: Run): Promise<Tally> {
  const file = join(folder, `${name}.json`);
  const pathArgs = paths === undefined ? [] : ["--passWithNoTests", "--testPathPatterns", paths];
  await tool(
    "jest",
    ["--selectProjects", project, `--maxWorkers=${workers}`, "--json", "--outputFile", file, ...pathArgs],
    variables,
  );
  const result = JestResult.parse(JSON.parse(readFileSync(file, "utf8")));
  const { numPassedTests, numFailedTests, numFailedTestSuites } = result;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites), names: failedTests(result) };
}

const tallyOf = (isRight: boolean): Tally => ({ passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 });

/** Format, lint and import direction. */
export const lint = async (): Promise<Tally> => tallyOf(await tool("biome", ["ci", "--colors=off", "."]));

/** Checks types. Those of routes are read from the build folder, so no build may run meanwhile. */
export async function types(): Promise<Tally> {
  forgetTypesOfOtherBuilds();
  return tallyOf((await tool("next", ["typegen"])) && (await tool("tsc", ["--noEmit"])));
}

if (import.meta.main) {
  const folder = ".data/verify";
  mkdirSync(folder, { recursive: true });
  const tallies = await Promise.all([lint(), types(), jest({ project: "unit", folder })]);
  process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
}
