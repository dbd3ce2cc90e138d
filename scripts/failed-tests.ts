import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** The parts of a Jest result (`--json`) that tell which tests failed. */
export const JestResult = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      ok: z.boolean(),
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })) })),
    }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

/** The parts of a Playwright result (JSON reporter) that tell which journeys failed. */
export const PlaywrightResult = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

const REASON_LINES = 8;

/** A name, and below it the first lines of the reason without colours. */
function withReason(name: string, reason = ""): string {
  const lines = stripVTControlCharacters(reason).split("\n");
  const reasonLines = lines.map((line) => line.trim()).filter((line) => line !== "");
  return [name, ...reasonLines.slice(0, REASON_LINES)].join("\n    ");
}

/** Failed tests with their reasons; a file that could not run has its path alone for a name. */
export function failedTests({ testResults }: z.output<typeof JestResult>): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [withReason(name, message)];
      return failed.map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages[0]));
    });
}

/** Failed journeys with their reasons. */
export function failedJourneys({ suites = [] }: { suites?: z.output<typeof PlaywrightSuite>[] | undefined }): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        return withReason(`${file}:${line}: ${title}`, errors[0]?.message);
      }),
    ...failedJourneys(suite),
  ]);
}
