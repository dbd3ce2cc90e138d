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
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const PlaywrightSuite = z.object({
  specs: z.array(z.object({ ok: z.boolean(), title: z.string(), file: z.string(), line: z.number() })),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});

/** The parts of a Playwright result (JSON reporter) that tell which journeys failed. */
export const PlaywrightResult = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

/** Names of failed tests; a file that could not run has its path alone. */
export function failedTests({ testResults }: z.output<typeof JestResult>): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
    });
}

/** Names of failed journeys. */
export function failedJourneys({ suites = [] }: { suites?: z.output<typeof PlaywrightSuite>[] | undefined }): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...failedJourneys(suite),
  ]);
}
